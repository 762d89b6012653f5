import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./TextField.tsx";

const meta: Meta<typeof TextField> = { title: "Forms/TextField", component: TextField, args: { label: "Username", autoComplete: "username" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Required: Story = { args: { required: true, placeholder: "Zalo*", label: "Zalo" } };

export const Hint: Story = { args: { hint: "4 to 16 letters or digits" } };

export const Error: Story = { args: { defaultValue: "k", error: "At least 4 letters or digits" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "koi" } };
