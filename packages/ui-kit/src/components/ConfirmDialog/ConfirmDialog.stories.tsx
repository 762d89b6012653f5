import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta: Meta<typeof ConfirmDialog> = {
  title: "Dialogs/ConfirmDialog",
  component: ConfirmDialog,
  args: {
    title: "Log out?",
    children: "Your game keeps its place.",
    open: true,
    confirm: "Log out",
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Danger: Story = { args: { danger: true } };

export const Busy: Story = { args: { busy: true } };

export const LongText: Story = {
  args: { title: hardTexts.long, children: hardTexts.unbroken, confirm: "Yes, take all of it" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
