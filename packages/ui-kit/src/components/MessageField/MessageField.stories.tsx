import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { MessageField, type MessageFieldProps } from "./MessageField.tsx";

const meta: Meta<typeof MessageField> = {
  title: "Forms/MessageField",
  component: MessageField,
  args: { label: "Write a message", field: "Your message", send: "Send", value: "" },
  render: function Typed(args: MessageFieldProps) {
    const [value, setValue] = useState(args.value);
    return <MessageField {...args} value={value} onChange={setValue} onSend={() => setValue("")} />;
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Refused: Story = { args: { value: "Call me at 0912 345 678", fault: "No contacts in the chat." } };

export const Closed: Story = {
  args: { value: "One more thing", isClosed: true, hint: "You can write again in 5 seconds." },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };
