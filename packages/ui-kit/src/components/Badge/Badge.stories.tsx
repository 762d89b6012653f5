import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./Badge.tsx";

const meta: Meta<typeof Badge> = { title: "Words/Badge", component: Badge, args: { children: "Hot" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Primary: Story = { args: { tone: "primary" } };

export const Accent: Story = { args: { tone: "accent" } };

export const Muted: Story = { args: { tone: "muted" } };

export const Danger: Story = { args: { tone: "danger" } };

export const Success: Story = { args: { tone: "success" } };
