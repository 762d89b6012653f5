import type { Meta, StoryObj } from "@storybook/react-vite";
import { Text } from "../Text/Text.tsx";
import { Card } from "./Card.tsx";

const meta: Meta<typeof Card> = {
  title: "Layout/Card",
  component: Card,
  args: { "aria-label": "Offer", children: <Text>A raised surface.</Text> },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
