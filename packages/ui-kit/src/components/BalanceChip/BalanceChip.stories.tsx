import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { BalanceChip } from "./BalanceChip.tsx";

const meta: Meta<typeof BalanceChip> = {
  title: "Lobby/BalanceChip",
  component: BalanceChip,
  args: { label: "Balance", amount: "1234.5", currency: "₫", onRefresh: () => undefined, onHide: () => undefined },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hidden: Story = { args: { hidden: true } };

export const Updating: Story = { args: { busy: true, updating: "Updating" } };

export const Huge: Story = {
  args: { amount: "-1234567890.12" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};

export const Pressed: Story = {
  args: { onRefresh: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Refresh balance" }));
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
  },
};

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Unknown: Story = { args: { amount: undefined, updating: "Updating" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
