import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Link } from "./Link.tsx";

const meta: Meta<typeof Link> = {
  title: "Actions/Link",
  component: Link,
  args: { href: "/help", children: "Read the rules" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {};

export const AsButton: Story = { args: { look: "primary" } };

export const Quiet: Story = { args: { look: "quiet", size: "small" } };

export const Hover: Story = { parameters: { hover: "a" } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const LongText: Story = { args: { children: hardTexts.long } };

export const Unbroken: Story = { args: { look: "primary", children: hardTexts.unbroken } };

export const RightToLeft: Story = { args: { children: hardTexts.rightToLeft }, globals: { direction: "rtl" } };
