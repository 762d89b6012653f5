import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { LineTable } from "./LineTable.tsx";
import { RoomForm } from "./RoomForm.tsx";

const meta: Meta = { title: "Back office/Chat rooms", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;
const line = {
  roomId: "r",
  memberId: "m",
  username: "moonwalker",
  isStaff: false,
  at: 1_796_000_000_000,
  removedBy: null,
  rain: null,
};

export const NewRoom: Story = { render: () => <RoomForm room={undefined} onClose={nothing} /> };

export const Around: Story = {
  render: () => (
    <LineTable
      current={2}
      onRemove={nothing}
      onSilence={nothing}
      lines={[
        { ...line, seq: 1, text: "Good evening" },
        { ...line, seq: 2, username: "a".repeat(60), text: "<b>ugly</b> ".repeat(20) },
        { ...line, seq: 3, memberId: null, username: null, isStaff: true, text: "Please stay friendly." },
        { ...line, seq: 5, text: "", rain: { amount: "1234567890.12", currency: "VND", count: 20 } },
        { ...line, seq: 4, text: "An insult", removedBy: "olga@aurelune.example" },
      ]}
    />
  ),
};
