import type { StoredTipSettings } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { TipSettingsForm } from "./TipSettingsForm.tsx";

const opened: StoredTipSettings = {
  version: 4,
  currency: "VND",
  settings: {
    min: "1000.00",
    max: "1000000.00",
    pairAmount: "2000000.00",
    dayAmount: "5000000.00",
    receivedAmount: "5000000.00",
    rainMax: "2000000.00",
    rainPeople: 20,
    rainMinutes: 15,
  },
};

/** Somebody else has allowed less. */
const theirs: StoredTipSettings = { ...opened, version: 5, settings: { ...opened.settings, rainPeople: 5 } };

const nothing = (): void => undefined;

const meta: Meta<typeof TipSettingsForm> = {
  title: "Back office/Tips in chat rooms",
  component: TipSettingsForm,
  decorators: [withDesk],
  loaders: [loadTexts],
  args: { opened, current: opened, onSaved: nothing },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Settings: Story = {};

export const TwoEditors: Story = { args: { current: theirs } };
