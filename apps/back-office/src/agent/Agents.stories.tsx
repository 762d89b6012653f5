import type { AgentSheet } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { AgentSettingsForm } from "./AgentSettingsForm.tsx";
import { MakeAgentForm, MoveForm, RebateForm } from "./AgentForms.tsx";
import { QuotaForm } from "./QuotaForm.tsx";
import { TreeView } from "./TreeView.tsx";

const meta: Meta = { title: "Back office/Agents", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

const agent: AgentSheet = {
  id: "1000009",
  account: "harbour",
  kind: 1,
  state: "ACTIVE",
  upline: { id: "1000001", account: "lantern" },
  rebate: "0.55",
  team: 312,
  currency: "VND",
  path: [
    { id: "1000001", account: "lantern", kind: 2 },
    { id: "1000009", account: "harbour", kind: 1 },
  ],
  below: 311,
  rebateFrom: "0.30",
  rebateTo: "1.20",
  quotas: [
    { rebate: "0.55", accounts: 3 },
    { rebate: "0.50", accounts: 1200 },
  ],
};

export const Place: Story = { render: () => <TreeView agent={agent} /> };

/** A long way from the house, with names that have no place to break. */
export const DeepPath: Story = {
  render: () => (
    <TreeView
      agent={{
        ...agent,
        path: Array.from({ length: 10 }, (_, level) => ({
          id: `${level}`,
          account: `${"w".repeat(40)}${level}`,
          kind: 1,
        })),
      }}
    />
  ),
};

export const Make: Story = {
  render: () => <MakeAgentForm agent={{ ...agent, kind: 0, upline: null }} onClose={nothing} />,
};

export const Rebate: Story = { render: () => <RebateForm agent={agent} onClose={nothing} /> };

export const Move: Story = { render: () => <MoveForm agent={agent} onClose={nothing} /> };

export const Quota: Story = { render: () => <QuotaForm agent={agent} onClose={nothing} /> };

export const Settings: Story = {
  render: () => {
    const stored = { settings: { quotaFrom: "0.50", activeBet: { VND: "500000.00" } }, version: 3, currency: "VND" };
    return <AgentSettingsForm opened={stored} current={stored} onSaved={nothing} />;
  },
};
