import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useState } from "react";
import { NumberField } from "./NumberField.tsx";

const meta: Meta<typeof NumberField> = {
  title: "Forms/NumberField",
  component: NumberField,
  args: { label: "Tickets", min: 1, max: 50, value: "3", words: { less: "One less", more: "One more" } },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <NumberField {...args} value={value} onChange={setValue} />;
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue("4");
  },
};

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { parameters: { hover: "input" } };

export const Empty: Story = { args: { value: "", hint: "1 to 50" } };

export const AtEnd: Story = { args: { value: "50" } };

export const Error: Story = { args: { value: "12 apples", error: "Write a whole number from 1 to 50" } };

export const Disabled: Story = { args: { disabled: true } };

export const Big: Story = { args: { value: "123456789012345678901234567890", max: undefined } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
