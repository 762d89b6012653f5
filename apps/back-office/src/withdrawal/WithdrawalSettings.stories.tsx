import { type WithdrawalRule, withdrawalRuleNames } from "@marquee/contract";
import type { StoredWithdrawalSettings } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { WithdrawalSettingsForm } from "./WithdrawalSettingsForm.tsx";

const rules = Object.fromEntries(withdrawalRuleNames.map((name) => [name, { enabled: true, limit: 3 }])) as Record<
  WithdrawalRule,
  { enabled: boolean; limit: number }
>;

const opened: StoredWithdrawalSettings = {
  version: 4,
  currency: "VND",
  settings: {
    accountHours: 24,
    confirmMinutes: 60,
    dayAmount: "50000000.00",
    identityAmount: null,
    secondApprovalAmount: "20000000.00",
    rules,
  },
};

/** Somebody else has another waiting time, a lower maximum, and a check that is off. */
const theirs: StoredWithdrawalSettings = {
  ...opened,
  version: 5,
  settings: {
    ...opened.settings,
    accountHours: 48,
    dayAmount: "30000000.00",
    rules: { ...rules, first: { enabled: false, limit: 3 } },
  },
};

const nothing = (): void => undefined;

const meta: Meta<typeof WithdrawalSettingsForm> = {
  title: "Back office/Withdrawal checks",
  component: WithdrawalSettingsForm,
  decorators: [withDesk],
  loaders: [loadTexts],
  args: { opened, current: opened, onSaved: nothing },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Settings: Story = {};

export const TwoEditors: Story = { args: { current: theirs } };
