import {
  endLiveChat,
  getLiveChat,
  type LiveChat,
  type LiveChatDesk,
  mailLiveChat,
  rateLiveChat,
  signalLiveChat,
  startLiveChat,
  writeTicket,
} from "@marquee/contract";
import { sessionStore } from "@marquee/runtime";
import { answer, refusal } from "@marquee/testing";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changingTree } from "../changingTree.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    readonly chatPanel: string;
  }
}

const widget = page.getByRole("region", { name: "Chat" });
const field = widget.getByRole("textbox", { name: "Your message" });
const talking: LiveChat = {
  id: "S1",
  state: "TALKING",
  place: 0,
  isStaffTyping: false,
  staffReadAt: null,
  endedBy: null,
  wasTaken: true,
  stars: null,
};
const desk: LiveChatDesk = { isOpen: true, isStaffed: true, waitSeconds: 120, chat: null };
const withChat = (chat: Partial<LiveChat>) => answer(getLiveChat, () => ({ ...desk, chat: { ...talking, ...chat } }));

async function openSupport(more: object = {}) {
  const screen = await openScreen({ path: "/", visitor: "member", setting: toSetting(undefined, "full"), ...more });
  await page.getByRole("button", { name: /^Open the chat/ }).click();
  await widget.getByRole("tab", { name: "Support" }).click();
  return screen;
}

describe("support in the chat", () => {
  // Where a page's storage is emptied, the page itself still knows the part that was open last.
  afterEach(() => sessionStore.remove("chatPanel"));

  it("CS-04, CH-09: a question is asked once with the waiting time in sight; the talk begins, sends with Enter, and says that the page is there", async () => {
    let chat: LiveChat | null = null;
    const answers = [
      answer(getLiveChat, () => ({ ...desk, chat })),
      answer(startLiveChat, () => {
        chat = talking;
        return { id: "S1", isLive: true };
      }),
    ];
    const { listCalls } = await openSupport({ answers });
    await expect.element(widget.getByText(/Somebody answers in about 2 minutes/), patience).toBeVisible();
    await widget.getByRole("textbox", { name: "Your question" }).fill("Where is my bonus?");
    await widget.getByRole("button", { name: "Ask", exact: true }).dblClick();
    await expect.element(widget.getByText("Support is here."), patience).toBeVisible();
    expect(listCalls(startLiveChat).map(({ body }) => body)).toEqual([{ content: "Where is my bonus?", images: [] }]);
    await expect.element(field).toHaveFocus();
    await field.fill("It ended yesterday");
    await expect.poll(() => listCalls(signalLiveChat).at(-1)?.body, patience).toMatchObject({ isTyping: true });
    await userEvent.keyboard("{Enter}");
    await expect.element(field, patience).toHaveValue("");
    expect(listCalls(writeTicket).map(({ body }) => body)).toEqual([
      { id: "S1", content: "It ended yesterday", images: [] },
    ]);
    await expect.poll(() => listCalls(signalLiveChat).at(-1)?.body, patience).toMatchObject({ isTyping: false });
  });

  it("CS-04: where nobody is there the page says so before, and the question is a ticket then", async () => {
    const answers = [
      answer(getLiveChat, () => ({ ...desk, isStaffed: false, waitSeconds: null })),
      answer(startLiveChat, () => ({ id: "S1", isLive: false })),
    ];
    await openSupport({ answers });
    await expect.element(widget.getByText(/Nobody of support is here right now/), patience).toBeVisible();
    await widget.getByRole("textbox", { name: "Your question" }).fill("Where is my bonus?");
    await widget.getByRole("button", { name: "Ask", exact: true }).click();
    await expect.element(widget.getByText(/It is ticket S1/), patience).toBeVisible();
    await widget.getByRole("button", { name: "Open the ticket" }).click();
    await expect.element(page.getByRole("dialog", { name: "Member centre" }), patience).toBeVisible();
  });

  it("CS-04: a refused question and a refused line say why and keep what was typed", async () => {
    await openSupport({ answers: [refusal(startLiveChat, "ticket.limit")] });
    const question = widget.getByRole("textbox", { name: "Your question" });
    await question.fill("Where is my bonus?");
    await widget.getByRole("button", { name: "Ask", exact: true }).click();
    await expect
      .element(widget.getByRole("alert"), patience)
      .toMatchTextContent(/as many open tickets as you can have/);
    await expect.element(question).toHaveValue("Where is my bonus?");
    await openSupport({ answers: [withChat({}), refusal(writeTicket, "ticket.closed")] });
    await field.fill("Are you there?");
    await widget.getByRole("button", { name: "Send" }).click();
    await expect.element(widget.getByRole("alert"), patience).toMatchTextContent(/This ticket is closed/);
    await expect.element(field).toHaveValue("Are you there?");
  });

  it("CS-04: who waits sees the place and the time, and stops waiting after a question; typing and reading of support are said", async () => {
    const { listCalls } = await openSupport({ answers: [withChat({ state: "WAITING", place: 2, wasTaken: false })] });
    await expect.element(widget, patience).toMatchTextContent(/You are number 2\. Somebody comes in about 2 minutes\./);
    await widget.getByRole("button", { name: "Stop waiting" }).click();
    const question = page.getByRole("alertdialog", { name: "Stop waiting?" });
    await expect.element(question).toMatchTextContent(/stays as a ticket/);
    await question.getByRole("button", { name: "Stop waiting" }).click();
    await expect.poll(() => listCalls(endLiveChat).map(({ body }) => body), patience).toEqual([{ id: "S1" }]);
    await openSupport({ answers: [withChat({ isStaffTyping: true })] });
    await expect.element(widget.getByText("Support is typing…"), patience).toBeVisible();
  });

  it("CS-04: an ended chat is rated, its transcript asked for by mail, and another question begun", async () => {
    const answers = [withChat({ state: "ENDED", endedBy: "STAFF" }), refusal(mailLiveChat, "live.chat.mail")];
    const { listCalls } = await openSupport({ answers });
    await expect.element(widget.getByText("Support ended the chat."), patience).toBeVisible();
    await widget.getByRole("button", { name: "Mail me the transcript" }).click();
    await expect.element(page.getByText("Confirm an e-mail address in your account first."), patience).toBeVisible();
    const rating = widget.getByRole("form", { name: "Rate the chat" });
    await rating.getByRole("button", { name: "Send" }).click();
    await expect.element(rating.getByText("Choose one."), patience).toBeVisible();
    await rating.getByRole("radio", { name: "4 of 5" }).click();
    await rating.getByRole("button", { name: "Send" }).dblClick();
    await expect
      .poll(() => listCalls(rateLiveChat).map(({ body }) => body), patience)
      .toEqual([{ id: "S1", stars: 4 }]);
    await widget.getByRole("button", { name: "Ask something else" }).click();
    await expect.element(widget.getByRole("textbox", { name: "Your question" }), patience).toBeVisible();
  });

  it("CH-08, RP-21: with LIVECHAT3 off the rooms stand alone; with CHATROOM3 off support does, and no call of rooms is made", async () => {
    const tree = changingTree(toSetting(undefined, "full"));
    const { listCalls } = await openScreen({
      path: "/",
      visitor: "member",
      setting: toSetting(undefined, "full"),
      answers: [tree],
    });
    const opener = page.getByRole("button", { name: /^Open the chat/ });
    await expect.element(opener, patience).toBeVisible();
    tree.turnOff("LIVECHAT3");
    await opener.click();
    await expect.element(widget.getByRole("log"), patience).toBeVisible();
    expect(widget.getByRole("tab").query()).toBeNull();
    expect(listCalls(getLiveChat)).toHaveLength(0);
    tree.turnOff("CHATROOM3");
    await expect.element(widget.getByRole("textbox", { name: "Your question" }), patience).toBeVisible();
    expect(widget.getByRole("tab").query()).toBeNull();
    // On, and without a part: there is nothing to open.
    const button = page.getByRole("button", { name: /^(Open|Close) the chat/ }).first();
    tree.turnOff("CHATROOM3", "LIVECHAT3");
    await expect.element(button, patience).not.toBeInTheDocument();
    tree.turnOff();
    await expect.element(button, patience).toBeVisible();
    tree.turnOff("CBS3");
    await expect.element(button, patience).not.toBeInTheDocument();
  });
});
