import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateTime } from "./DateTime.tsx";

const meta: Meta<typeof DateTime> = {
  title: "Words/DateTime",
  component: DateTime,
  args: { instant: "2026-11-21T10:00:00Z" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
