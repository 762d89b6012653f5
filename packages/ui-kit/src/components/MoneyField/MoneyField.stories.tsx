import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { MoneyField } from "./MoneyField.tsx";

const meta: Meta<typeof MoneyField> = {
  title: "Forms/MoneyField",
  component: MoneyField,
  args: {
    label: "Amount",
    currency: "₫",
    value: "",
    limits: { min: "50000", max: "100000000", toText: (min, max) => `From ${min} to ${max}` },
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <MoneyField {...args} value={value} onChange={setValue} />;
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Amount" });
    await expect(box).toHaveAccessibleDescription("From ₫50,000.00 to ₫100,000,000.00");
    await userEvent.type(box, "1500000");
    await userEvent.tab();
    await expect(box).toHaveValue("1,500,000");
  },
};

export const Filled: Story = { args: { value: "1500000" } };

export const Focus: Story = { args: { value: "1500000" }, play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { parameters: { hover: "input" } };

export const Error: Story = { args: { value: "fifty", error: "Write an amount." } };

export const Disabled: Story = { args: { value: "1500000", disabled: true } };

export const LongCurrency: Story = { args: { value: "1500000", currency: "IDR" } };

export const Big: Story = { args: { value: "1234567890123456789012.1234" } };

export const RightToLeft: Story = { args: { value: "1500000" }, globals: { direction: "rtl" } };
