import type { Meta, StoryObj } from "@storybook/react-vite";
import { PasswordField } from "./PasswordField.tsx";

const meta: Meta<typeof PasswordField> = { title: "Forms/PasswordField", component: PasswordField, args: { label: "Password", autoComplete: "current-password", defaultValue: "s3cret-koi" } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Error: Story = { args: { error: "Wrong username or password" } };
