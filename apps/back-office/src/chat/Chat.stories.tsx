import { attacks } from "@marquee/rich-html/attacks";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn } from "storybook/test";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { ChatSystemCard } from "./ChatSystemCard.tsx";
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

const outside = {
  origin: `https://${"chat-of-a-long-name.".repeat(6)}example`,
  state: "ANSWERS",
  milliseconds: 41,
  untoldEnds: 0,
} as const;

export const OurRooms: Story = { render: () => <ChatSystemCard outside={null}>{null}</ChatSystemCard> };

export const Answering: Story = { render: () => <ChatSystemCard outside={outside}>{null}</ChatSystemCard> };

export const Silent: Story = {
  render: () => (
    <ChatSystemCard outside={{ ...outside, state: "SILENT", untoldEnds: 1_234_567 }}>{null}</ChatSystemCard>
  ),
  play: async ({ canvasElement }) => {
    // CH-03: staff read that it does not answer, and how many ends it has not heard of.
    await expect(canvasElement.textContent).toMatch(/It does not answer.*1,234,567 sessions have ended/);
  },
};

export const Wrong: Story = {
  render: () => <ChatSystemCard outside={{ ...outside, state: "WRONG", untoldEnds: 1 }}>{null}</ChatSystemCard>,
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

const hostile = Object.values(attacks).flatMap((family) => family.filter((_, index) => index % 20 === 0));

export const Hostile: Story = {
  render: () => (
    <LineTable
      onRemove={nothing}
      onSilence={nothing}
      lines={hostile.map((text, index) => ({ ...line, seq: index + 1, text, username: text.slice(0, 20) }))}
    />
  ),
  play: async ({ canvasElement }) => {
    // what members write is text at the desk, in names and in what is read aloud too.
    const alert = spyOn(window, "alert");
    const words = [...canvasElement.querySelectorAll("li > p")];
    await expect(words.map(({ textContent }) => textContent)).toEqual(hostile);
    await expect(canvasElement.querySelectorAll("li > p *, li b *, script, iframe, object, embed, form").length).toBe(
      0,
    );
    for (const element of canvasElement.querySelectorAll("li *"))
      await expect(element.getAttributeNames().filter((name) => /^on|^srcdoc$|^formaction$/.test(name))).toEqual([]);
    await expect(alert).not.toHaveBeenCalled();
  },
};
