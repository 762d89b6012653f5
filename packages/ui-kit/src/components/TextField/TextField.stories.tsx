import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { hardTexts } from "../../testing/hardTexts.ts";
import { TextField } from "./TextField.tsx";

const meta: Meta<typeof TextField> = {
  title: "Forms/TextField",
  component: TextField,
  args: { label: "Username", autoComplete: "username" },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Required: Story = { args: { required: true, placeholder: "Zalo*", label: "Zalo" } };

export const Hint: Story = { args: { hint: "4 to 16 letters or digits" } };

export const Error: Story = { args: { defaultValue: "k", error: "At least 4 letters or digits" } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "koi" } };

export const Focus: Story = { play: async ({ userEvent }) => userEvent.tab() };

export const Hover: Story = { parameters: { hover: "input" } };

export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "koi");
    await expect(canvas.getByRole("textbox")).toHaveValue("koi");
  },
};

export const LongText: Story = {
  args: { label: hardTexts.long, hint: hardTexts.long, defaultValue: hardTexts.unbroken },
};

export const Marks: Story = { args: { label: hardTexts.marks, error: hardTexts.marks, defaultValue: hardTexts.marks } };

export const RightToLeft: Story = {
  args: { label: hardTexts.rightToLeft, error: hardTexts.rightToLeft },
  globals: { direction: "rtl" },
};
