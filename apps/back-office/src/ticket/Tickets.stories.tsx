import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "@marquee/ui-kit";
import { expect, fn, waitFor, within } from "storybook/test";
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
import { ColleagueChoice } from "./ColleagueChoice.tsx";
import { PresenceButton } from "./live/PresenceButton.tsx";
import { usePresence } from "./live/usePresence.ts";
import { SavedAnswerForm } from "./SavedAnswerForm.tsx";
import { TicketDetails } from "./TicketDetails.tsx";
import { TicketSettingsForm } from "./TicketSettingsForm.tsx";

const meta: Meta = { title: "Back office/Tickets", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;

const assigned = fn();

export const Colleagues: Story = {
  render: () => (
    <ColleagueChoice
      people={[
        { id: "1", name: "Owner", isMe: true },
        { id: "2", name: "Nguyễn Thị Minh Khai ".repeat(4).trim(), isMe: false },
        { id: "3", name: "Sam", isMe: false },
      ]}
      onChoose={assigned}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    // a ticket is assigned to a colleague, and not to oneself; who takes it has a button.
    const choice = canvas.getByRole("combobox", { name: "Assign to" });
    await expect(within(choice).getAllByRole("option")).toHaveLength(3);
    await expect(within(choice).queryByRole("option", { name: "Owner" })).toBe(null);
    await userEvent.selectOptions(choice, "Sam");
    await expect(assigned).toHaveBeenLastCalledWith("3");
  },
};

export const Alone: Story = { render: () => <ColleagueChoice people={[]} onChoose={nothing} /> };

export const Open: Story = {
  render: () => <TicketDetails ticket={sampleTicket} answers={[sampleAnswer]} />,
  play: async ({ canvas, userEvent }) => {
    // a saved answer comes in the member's language, below what is typed; a note says whom it is for.
    const box = canvas.getByRole("textbox", { name: "Answer to the member" });
    await userEvent.type(box, "Chào bạn");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Saved answer" }), "Look again");
    await expect(box).toHaveValue("Chào bạn\n\nVui lòng kiểm tra lại số dư.");
    // VL-45: an answer may have pictures; what is too large is said before it is sent.
    const file = new File([new Uint8Array(5_000_001)], "large.png", { type: "image/png" });
    await userEvent.upload(canvas.getByLabelText("Add a picture", { selector: "input" }), file);
    await expect(await canvas.findByText("The picture is larger than 5 MB.")).toBeVisible();
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

/** The bar's switch and the page's. */
function Switches() {
  const { isThere, change } = usePresence();
  return (
    <>
      <PresenceButton />
      <Switch label="Page" checked={isThere} onChange={({ target }) => change(target.checked)} />
    </>
  );
}

const presenceName = "desk.liveChats.AURELUNE.01900000-0000-7000-8000-000000000001";

export const Presence: Story = {
  render: () => <Switches />,
  beforeEach: () => {
    localStorage.removeItem(presenceName);
    return () => localStorage.removeItem(presenceName);
  },
  play: async ({ canvas, userEvent }) => {
    // CS-04: one switch for the whole desk: bar, page and other tabs of the device say the same, kept for the person.
    const [button, page] = [canvas.getByRole("button"), canvas.getByRole("switch", { name: "Page" })];
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(button);
    await expect(page).toBeChecked();
    await expect(localStorage.getItem(presenceName)).toBe("true");
    // Nothing answers here: the bar says so.
    await expect(await canvas.findByRole("button", { name: /cannot be reached/ })).toBeVisible();
    localStorage.setItem(presenceName, "false");
    dispatchEvent(new StorageEvent("storage", { key: presenceName }));
    await waitFor(() => expect(page).not.toBeChecked());
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(page);
    await expect(button).toHaveAttribute("aria-pressed", "true");
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
    await expect(canvas.queryByText("Add a picture")).toBe(null);
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
