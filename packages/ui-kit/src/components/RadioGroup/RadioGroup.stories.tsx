import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { RadioGroup } from "./RadioGroup.tsx";

const meta: Meta<typeof RadioGroup> = {
  title: "Forms/RadioGroup",
  component: RadioGroup,
  args: {
    label: "Pay by",
    value: "bank",
    options: [
      { value: "bank", label: "Bank transfer", detail: "Takes a few minutes" },
      { value: "card", label: "Card", detail: "At once" },
      { value: "coin", label: "Coins", disabled: true },
    ],
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Card" }));
    await expect(canvas.getByRole("radio", { name: "Card" })).toBeChecked();
  },
};

export const Empty: Story = { args: { value: "", hint: "You can change it later", required: true } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { parameters: { hover: "label" } };

export const Error: Story = { args: { value: "", error: "Choose how to pay" } };

export const Figures: Story = {
  args: {
    options: [
      { value: "bank", label: "No bonus", detail: "Your deposit alone" },
      {
        value: "card",
        label: "Harbour Welcome",
        detail: (
          <span>
            At most <strong>200.00</strong>, within 14 days
          </span>
        ),
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    options: [
      { value: "bank", label: hardTexts.long, detail: hardTexts.long },
      { value: "card", label: hardTexts.unbroken },
      { value: "marks", label: hardTexts.marks },
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
