import type { StoredTransferSettings } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { TransferSettingsForm } from "./TransferSettingsForm.tsx";

const opened: StoredTransferSettings = {
  version: 4,
  currency: "VND",
  settings: { min: "10000.00", max: "5000000.00", dayAmount: "50000000.00", dayCount: 50 },
};

/** Somebody else has allowed less. */
const theirs: StoredTransferSettings = { ...opened, version: 5, settings: { ...opened.settings, dayCount: 5 } };

const nothing = (): void => undefined;

const meta: Meta<typeof TransferSettingsForm> = {
  title: "Back office/Transfers of agents",
  component: TransferSettingsForm,
  decorators: [withDesk],
  loaders: [loadTexts],
  args: { opened, current: opened, onSaved: nothing },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Settings: Story = {};

export const TwoEditors: Story = { args: { current: theirs } };
