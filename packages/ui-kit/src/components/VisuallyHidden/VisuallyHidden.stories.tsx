import type { Meta, StoryObj } from "@storybook/react-vite";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta: Meta<typeof VisuallyHidden> = {
  title: "Words/VisuallyHidden",
  component: VisuallyHidden,
  args: { children: "For readers only" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
