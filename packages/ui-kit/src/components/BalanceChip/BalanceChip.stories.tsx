import type { Meta, StoryObj } from "@storybook/react-vite";
import { BalanceChip } from "./BalanceChip.tsx";

const meta: Meta<typeof BalanceChip> = { title: "Lobby/BalanceChip", component: BalanceChip, args: { label: "Balance", amount: "1234.5", currency: "₫", onRefresh: () => undefined, onHide: () => undefined } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hidden: Story = { args: { hidden: true } };

export const Updating: Story = { args: { busy: true, updating: "Updating" } };

export const Huge: Story = { args: { amount: "-1234567890.12" }, decorators: [(Story) => <div style={{ inlineSize: 220 }}><Story /></div>] };
