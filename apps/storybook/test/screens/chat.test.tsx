import {
  getChatMessage,
  getChatUrl,
  listChatLines,
  listChatRooms,
  muteChatPerson,
  readChatRoom,
  reportChatLine,
  sendChatLine,
} from "@marquee/contract";
import { answer, refusal, Refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const opener = page.getByRole("button", { name: /^Open the chat/ });
const widget = page.getByRole("region", { name: "Chat" });
const log = page.getByRole("log");
const field = page.getByRole("textbox", { name: "Your message" });
const full = (language = "EN") => toSetting(undefined, "full", language);
const onSite = { path: "/", visitor: "member" } as const;

async function openWidget(more: object = {}) {
  const screen = await openScreen({ ...onSite, setting: full(), ...more });
  await expect.element(opener, patience).toBeVisible();
  await opener.click();
  await expect.element(widget, patience).toBeVisible();
  return screen;
}

describe("the chat of the site", () => {
  it("CH-01, CH-02, CH-04: the button tells how many lines wait, opens and closes by mouse and by Escape, and the widget has two sizes", async () => {
    const { listCalls } = await openScreen({ ...onSite, setting: full() });
    await expect.element(page.getByRole("button", { name: "Open the chat, 2 new messages" }), patience).toBeVisible();
    await opener.click();
    await expect.element(log, patience).toMatchTextContent(/Good evening everybody/);
    await expect.element(field).toHaveFocus();
    await expect.poll(() => listCalls(readChatRoom).length, patience).toBeGreaterThan(0);
    const width = () => widget.element().getBoundingClientRect().width;
    const small = width();
    await page.getByRole("button", { name: "Make the chat larger" }).click();
    await expect.poll(width).toBeGreaterThan(small);
    await page.getByRole("button", { name: "Make the chat smaller" }).click();
    await expect.poll(width).toBe(small);
    await field.click();
    await userEvent.keyboard("{Escape}");
    await expect.element(widget).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it("CH-04: the badge falls to 0 on opening and stays there when the chat is closed", async () => {
    let isRead = false;
    const answers = [
      answer(getChatMessage, () => ({ unReadCount: isRead ? 0 : 2, last: null })),
      answer(readChatRoom, () => {
        isRead = true;
        return { unReadCount: 0, last: null };
      }),
    ];
    const { listCalls } = await openWidget({ answers });
    await expect.poll(() => listCalls(readChatRoom).length, patience).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Close the chat" }).first().click();
    await expect.element(page.getByRole("button", { name: "Open the chat", exact: true }), patience).toBeVisible();
  });

  it("CH-03, CN-02, AP-65: the header has the title and the colour that the call says, and the call has the page's language", async () => {
    const answers = [
      answer(getChatUrl, () => ({
        chatUrl: `${location.origin}/chat?title=Ph%C3%B2ng&headerColor=%23ffd700`,
        unReadCount: 0,
      })),
    ];
    const { listCalls } = await openScreen({ ...onSite, setting: full("VI"), answers });
    await page.getByRole("button", { name: /^Mở phòng trò chuyện/ }).click();
    const own = page.getByRole("region", { name: "Phòng" });
    await expect.element(own, patience).toBeVisible();
    const [call] = listCalls(getChatUrl);
    expect(call?.query.get("language")).toBe("VI");
    expect(call?.query.get("headerColor")).toBe("#6142bf");
    expect(getComputedStyle(own.element().querySelector("header") ?? document.body).backgroundColor).toBe(
      "rgb(255, 215, 0)",
    );
  });

  it("CH-05, ER-05: a guest gets the login popup", async () => {
    await openScreen({ path: "/", visitor: "guest", setting: full() });
    await opener.click();
    await expect.element(page.getByRole("dialog", { name: "Log in" }), patience).toBeVisible();
    expect(widget.query()).toBeNull();
  });

  it.each(["agent", "trial"] as const)(
    "CH-06, CH-07, ER-04, RP-21: for %s a warning with one button, and no room",
    async (visitor) => {
      const { listCalls } = await openScreen({ path: "/", visitor, setting: full() });
      await opener.click();
      const warning = page.getByRole("alertdialog", { name: "Chat is for player accounts." });
      await expect.element(warning, patience).toBeVisible();
      await warning.getByRole("button", { name: "Close" }).last().click();
      await expect.element(warning).not.toBeInTheDocument();
      expect([listCalls(listChatRooms).length, listCalls(getChatMessage).length]).toEqual([0, 0]);
    },
  );

  it("CH-08: without the module there is no button and no call", async () => {
    const { listCalls } = await openScreen({ ...onSite, setting: toSetting(undefined, "bare") });
    await expect.element(page.getByRole("main"), patience).toBeVisible();
    expect(opener.query()).toBeNull();
    expect(listCalls(getChatMessage)).toHaveLength(0);
  });

  it("CH-09, X-44: lines are text by days with the mark of staff; hidden names and removed lines say so; one's own is sent once by Enter", async () => {
    const { listCalls } = await openWidget();
    await expect
      .element(log, patience)
      .toMatchTextContent(/Aurelune\s*Staff.*Hidden.*New messages.*This message was removed\./);
    await expect.element(log).toMatchTextContent(/<b>Bold<\/b> <img src=x onerror=alert\(1\)>/);
    expect(log.element().querySelector("img, b > b, script")).toBeNull();
    await field.fill("well played");
    await userEvent.keyboard("{Enter}{Enter}");
    await expect.element(log, patience).toMatchTextContent(/well played/);
    await expect.element(field).toHaveValue("");
    expect(listCalls(sendChatLine)).toHaveLength(1);
  });

  it("X-44: what is refused stays in the field with the reason under it; a slow room counts down", async () => {
    await openWidget({ answers: [refusal(sendChatLine, "chat.contact")] });
    await field.fill("call 0912345678");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert"), patience).toMatchTextContent(/Links, phone numbers/);
    await expect.element(field).toHaveValue("call 0912345678");
    await openWidget({
      answers: [
        answer(sendChatLine, () => {
          throw new Refusal("chat.slow", { value: { seconds: 20 } });
        }),
      ],
    });
    await field.fill("again");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Send", exact: true }), patience).toBeDisabled();
  });

  it("X-44: a silenced member sees why and until when, in place of the field", async () => {
    const silence = { until: Date.UTC(2099, 0, 2), reason: "Insults are not allowed here." };
    await openWidget({ answers: [changedAnswer(listChatRooms, { silence })] });
    await expect
      .element(widget, patience)
      .toMatchTextContent(/You cannot write in the chat until 2099-01-0.*Insults are not allowed here\./);
    expect(field.query()).toBeNull();
    await openWidget({
      answers: [
        answer(sendChatLine, () => {
          throw new Refusal("chat.muted", { value: { until: null, reason: "Spam." } });
        }),
      ],
    });
    await field.fill("hello");
    await userEvent.keyboard("{Enter}");
    await expect.element(widget, patience).toMatchTextContent(/You cannot write in the chat\. Reason: Spam\./);
  });

  it("X-44: a line is reported with a reason, and somebody's lines are hidden, by keyboard", async () => {
    const { listCalls } = await openWidget();
    const actions = page.getByRole("button", { name: "Actions for Moon walker" }).first();
    await actions.click();
    await page.getByRole("menuitem", { name: "Report this message" }).click();
    const dialog = page.getByRole("dialog", { name: "Report this message" });
    await dialog.getByRole("radio", { name: "Fraud" }).click();
    await dialog.getByRole("button", { name: "Send the report" }).click();
    await expect.element(dialog, patience).not.toBeInTheDocument();
    expect(listCalls(reportChatLine)).toHaveLength(1);
    await expect.element(widget).toBeVisible();
    await actions.click();
    await page.getByRole("menuitem", { name: "Hide messages of this person" }).click();
    await expect.poll(() => listCalls(muteChatPerson).length, patience).toBe(1);
  });

  it("CH-09: without a socket the page says so and asks for what is new; a room that cannot be shown says why", async () => {
    const { listCalls } = await openWidget();
    await expect
      .element(page.getByText("Reconnecting. New messages arrive with a delay."), { timeout: 20_000 })
      .toBeVisible();
    await expect.poll(() => listCalls(listChatLines).length, { timeout: 20_000 }).toBeGreaterThan(1);
    await openWidget({ answers: [refusal(listChatLines, "chat.room.unknown")] });
    await expect.element(page.getByText("This room is closed."), patience).toBeVisible();
    await openWidget({ situation: "empty" });
    await expect.element(page.getByText("No rooms at the moment"), patience).toBeVisible();
  });

  it("CH-03: the own window has title and colour of its address, and none that is no colour", async () => {
    await openScreen({
      path: "/chat?title=Lounge&language=EN&headerColor=%23204060",
      visitor: "member",
      setting: full(),
    });
    const heading = page.getByRole("heading", { level: 1, name: "Lounge" });
    await expect.element(heading, patience).toBeVisible();
    expect(getComputedStyle(heading.element().parentElement ?? document.body).backgroundColor).toBe("rgb(32, 64, 96)");
    await expect.element(log, patience).toMatchTextContent(/Good evening/);
    await openScreen({ path: "/chat?headerColor=red", visitor: "agent", setting: full() });
    await expect.element(page.getByRole("heading", { level: 1, name: "Chat" }), patience).toBeVisible();
    const plain = page.getByRole("heading", { level: 1, name: "Chat" }).element();
    expect(getComputedStyle(plain.parentElement ?? document.body).backgroundColor).toBe("rgb(97, 66, 191)");
    await page.getByRole("button", { name: "Enter the chat" }).click();
    await expect
      .element(page.getByRole("alertdialog", { name: "Chat is for player accounts." }), patience)
      .toBeVisible();
  });
});
