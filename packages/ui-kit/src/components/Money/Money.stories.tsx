import type { Meta, StoryObj } from "@storybook/react-vite";
import { Money } from "./Money.tsx";

const meta: Meta<typeof Money> = {
  title: "Words/Money",
  component: Money,
  args: { amount: "1234567.5", currency: "₫" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Balance: Story = {};

export const Gain: Story = { args: { amount: "250", change: true } };

export const Loss: Story = { args: { amount: "-250", change: true } };

export const Huge: Story = { args: { amount: "-1234567890123456789.12", change: true } };

export const Short: Story = { args: { amount: "131500", short: "₫131.5K" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
