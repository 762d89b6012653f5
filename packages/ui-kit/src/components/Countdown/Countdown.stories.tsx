import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Countdown } from "./Countdown.tsx";

const meta: Meta<typeof Countdown> = {
  title: "Words/Countdown",
  component: Countdown,
  args: {
    until: Date.now() + 60_000,
    toStartWords: (seconds) => `A new code in ${seconds} seconds`,
    endWords: "Ask for a new code now",
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Hours: Story = { args: { until: Date.now() + 90_000_000 } };

export const Over: Story = {
  args: { until: 0 },
  play: async ({ canvas }) => expect(canvas.getByRole("status")).toHaveTextContent("Ask for a new code now"),
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
