import type { Meta, StoryObj } from "@storybook/react-vite";
import { Tabs } from "./Tabs.tsx";

const meta: Meta<typeof Tabs> = { title: "Layout/Tabs", component: Tabs, args: { label: "Register by", selected: "user", onSelect: () => undefined, tabs: [{ key: "user", label: "Username", content: "A name and a password." }, { key: "mobile", label: "Mobile", content: "A number and a code." }] } };

export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const Second: Story = { args: { selected: "mobile" } };
