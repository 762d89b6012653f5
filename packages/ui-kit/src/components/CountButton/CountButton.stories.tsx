import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageIcon } from "../Icon/icons.ts";
import { CountButton } from "./CountButton.tsx";

const meta: Meta<typeof CountButton> = {
  title: "Actions/CountButton",
  component: CountButton,
  args: { label: "Inbox, 3 unread", count: 3, children: <MessageIcon size="1em" /> },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { label: "Inbox", count: 0 } };

export const Many: Story = { args: { label: "Inbox, 240 unread", count: 240 } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
