import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta: Meta<typeof Skeleton> = { title: "States/Skeleton", component: Skeleton };

export default meta;

type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const Row: Story = { args: { shape: "row" } };

export const Card: Story = {
  args: { shape: "card" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 150 }}>
        <Story />
      </div>
    ),
  ],
};

export const Hero: Story = { args: { shape: "hero" } };

export const Round: Story = { args: { shape: "round" } };
