import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

const meta: Meta<typeof PasswordField> = {
  title: "Forms/PasswordField",
  component: PasswordField,
  args: { label: "Password", autoComplete: "current-password", defaultValue: "s3cret-koi" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Error: Story = { args: { error: "Wrong username or password" } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveAttribute("type", "text");
  },
};

export const Empty: Story = { args: { defaultValue: "" } };

export const Disabled: Story = { args: { disabled: true } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
