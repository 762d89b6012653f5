import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./Link.tsx";

const meta: Meta<typeof Link> = { title: "Actions/Link", component: Link, args: { href: "/help", children: "Read the rules" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {};

export const AsButton: Story = { args: { look: "primary" } };

export const Quiet: Story = { args: { look: "quiet", size: "small" } };
