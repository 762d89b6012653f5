import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { Slider } from "./Slider.tsx";

const meta: Meta<typeof Slider> = {
  title: "Forms/Slider",
  component: Slider,
  args: { label: "Remind me every", min: 10, max: 120, step: 10, value: 40, toText: (minutes) => `${minutes} minutes` },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return <Slider {...args} value={value} onChange={setValue} />;
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("slider")).toHaveAttribute("aria-valuetext", "40 minutes"),
};

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Least: Story = { args: { value: 10 } };

export const Most: Story = { args: { value: 120 } };

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
