import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { ProgressBar } from "./ProgressBar.tsx";

const meta: Meta<typeof ProgressBar> = {
  title: "States/ProgressBar",
  component: ProgressBar,
  args: { label: "Played", text: "187.50 of 300.00", value: 0.625 },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Half: Story = {};

export const Begun: Story = { args: { text: "0.00 of 300.00", value: 0 } };

export const Done: Story = { args: { text: "300.00 of 300.00", value: 1 } };

export const LongText: Story = { args: { label: hardTexts.long, text: "1,234,567,890.12 of 9,876,543,210.98" } };

export const RightToLeft: Story = { args: { label: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
