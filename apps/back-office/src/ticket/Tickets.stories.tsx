import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import {
  guestTicket,
  sampleAnswer,
  sampleLive,
  sampleLiveChats,
  sampleTicket,
  sampleTicketSettings,
} from "../stories/sampleTickets.ts";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { LiveChats } from "./live/LiveChatsPage.tsx";
import { SavedAnswerForm } from "./SavedAnswerForm.tsx";
import { TicketDetails } from "./TicketDetails.tsx";
import { TicketSettingsForm } from "./TicketSettingsForm.tsx";

const meta: Meta = { title: "Back office/Tickets", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

export const Open: Story = {
  render: () => <TicketDetails ticket={sampleTicket} answers={[sampleAnswer]} />,
  play: async ({ canvas, userEvent }) => {
    // a saved answer comes in the member's language, below what is typed; a note says whom it is for.
    const box = canvas.getByRole("textbox", { name: "Answer to the member" });
    await userEvent.type(box, "Chào bạn");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Saved answer" }), "Look again");
    await expect(box).toHaveValue("Chào bạn\n\nVui lòng kiểm tra lại số dư.");
    await expect(canvas.getByText("Note for staff")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "harbour70" })).toHaveAttribute(
      "href",
      `/AURELUNE/members/${sampleTicket.memberId}`,
    );
  },
};

export const Live: Story = {
  render: () => <TicketDetails ticket={{ ...sampleTicket, isMine: true, live: sampleLive }} answers={[sampleAnswer]} />,
  play: async ({ canvas, userEvent }) => {
    // CS-04: what the member does is said, and a saved answer comes in the member's language.
    await expect(canvas.getByText("harbour70 is typing…")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Saved answer" }), "Look again");
    await expect(canvas.getByRole("textbox", { name: "Message to the member" })).toHaveValue(
      "Vui lòng kiểm tra lại số dư.",
    );
    await expect(canvas.queryByRole("textbox", { name: "Answer to the member" })).toBe(null);
  },
};

export const OpenChats: Story = { render: () => <LiveChats desk={sampleLiveChats} /> };

export const NoChats: Story = { render: () => <LiveChats desk={{ isOpen: true, people: [], chats: [] }} /> };
export const OfGuest: Story = {
  render: () => <TicketDetails ticket={guestTicket} answers={[]} />,
  play: async ({ canvas }) => {
    // CS-04, X-45: what a guest says is shown as said, the account leads to its member, and the answer goes by mail.
    await expect(canvas.getByText("Claims to be")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "harbour70" })).toHaveAttribute(
      "href",
      `/AURELUNE/members/${guestTicket.guest?.memberId ?? ""}`,
    );
    await expect(canvas.getByRole("link", { name: "S261120HARBOUR12" })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Answer to the guest" })).toHaveAccessibleDescription(
      /by e-mail to wolkenkratzer/,
    );
    await expect(canvas.queryByText("Member")).toBe(null);
  },
};

export const OfUnknown: Story = {
  render: () => (
    <TicketDetails
      ticket={{
        ...guestTicket,
        guest: { email: "a@b.example", name: "", username: "nobody", memberId: null, earlier: null },
      }}
      answers={[]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("nobody (no member has this name)")).toBeVisible();
  },
};

export const Closed: Story = {
  render: () => (
    <TicketDetails
      ticket={{ ...sampleTicket, state: "CLOSED", closedBy: "STAFF", closeReason: "The bank has answered you." }}
      answers={[]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox", { name: "Answer to the member" })).toBe(null);
    await expect(canvas.getByText("The bank has answered you.")).toBeVisible();
  },
};

export const Merged: Story = {
  render: () => (
    <TicketDetails
      ticket={{ ...sampleTicket, state: "MERGED", mergedInto: "S261120HARBOUR12", lines: [] }}
      answers={[]}
    />
  ),
};

export const NewAnswer: Story = { render: () => <SavedAnswerForm answer={undefined} onClose={nothing} /> };

export const ChangeAnswer: Story = { render: () => <SavedAnswerForm answer={sampleAnswer} onClose={nothing} /> };

export const Rules: Story = {
  render: () => <TicketSettingsForm settings={sampleTicketSettings} version={1} onSaved={nothing} />,
};
