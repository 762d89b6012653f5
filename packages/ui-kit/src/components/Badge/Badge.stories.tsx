import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
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

export const LongText: Story = { args: { children: "Under maintenance until noon" } };

export const RightToLeft: Story = { args: { children: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
