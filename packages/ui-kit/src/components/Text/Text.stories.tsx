import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Text } from "./Text.tsx";

const meta: Meta<typeof Text> = {
  title: "Words/Text",
  component: Text,
  args: { children: "Play for fun, stop when it is not." },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = {};

export const Small: Story = { args: { size: "small" } };

export const Muted: Story = { args: { tone: "muted" } };

export const Success: Story = { args: { tone: "success" } };

export const Danger: Story = { args: { tone: "danger" } };

export const Warning: Story = { args: { tone: "warning" } };

export const LongText: Story = { args: { children: hardTexts.long } };

export const Unbroken: Story = { args: { children: hardTexts.unbroken } };

export const Marks: Story = { args: { children: hardTexts.marks } };

export const RightToLeft: Story = { args: { children: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
