import { type ChatLine, listChatLines, listChatRooms, sendChatLine } from "@marquee/contract";
import { attacks } from "@marquee/rich-html/attacks";
import { answer } from "@marquee/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const log = page.getByRole("log");
/** Of each family some, spread over it. */
const texts = Object.values(attacks).flatMap((family) =>
  family.filter((_, index) => index % Math.ceil(family.length / 25) === 0),
);
const names = texts.map((text) => text.slice(0, 60));
const ways = ["alert", "confirm", "prompt", "print", "open"] as const;
const before = ways.map((way) => window[way]);
const executions: string[] = [];

const line = (seq: number, more: Partial<ChatLine>): ChatLine => ({
  seq,
  change: seq,
  personId: "50000000-0000-4000-8000-000000000002",
  name: "Moon walker",
  isStaff: false,
  isRemoved: false,
  text: "",
  rain: null,
  at: Date.parse("2026-11-21T10:00:00Z"),
  ...more,
});

describe("the chat of the site under attack", () => {
  beforeEach(() => {
    for (const way of ways)
      Object.assign(window, { [way]: (said: unknown) => void executions.push(`${way} ${String(said)}`) });
  });
  afterEach(() => {
    for (const [index, way] of ways.entries()) Object.assign(window, { [way]: before[index] });
    executions.length = 0;
  });

  it("X-44, X-55: lines, names and rooms that would run in a page are text, by mouse and focus too, and what is sent oneself as well", async () => {
    const lines = texts.map((text, index) => line(index + 1, { text, name: names[index] ?? null }));
    const roomsOf = changedAnswer(listChatRooms, ({ rooms }) => ({
      rooms: rooms.map((room, index) => ({ ...room, name: texts[index * 7] ?? null })),
    }));
    await openScreen({
      path: "/chat",
      visitor: "member",
      setting: toSetting(undefined, "full"),
      answers: [
        roomsOf,
        answer(listChatLines, () => ({ lines, hasMore: false, change: lines.length })),
        answer(sendChatLine, (_, body) => ({
          line: line(lines.length + 1, { text: String(Object(body).text) }),
        })),
      ],
    });
    await expect.element(log, patience).toBeVisible();
    const listWords = () => [...log.element().querySelectorAll("li > p")];
    await expect.poll(() => listWords().length, patience).toBe(texts.length);
    const own = "<img src=x onerror=alert(1)><script>alert(1)</script>";
    await page.getByRole("textbox", { name: "Your message" }).fill(own);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => listWords().length, patience).toBe(texts.length + 1);
    // A browser gives a NUL of a text back as it was.
    expect(listWords().map(({ textContent }) => textContent)).toEqual([...texts, own]);
    expect([...log.element().querySelectorAll("li b")].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(names),
    );
    expect(log.element().querySelectorAll("li > p *, li b *, script, iframe, object, embed, form, img").length).toBe(0);
    for (const element of document.querySelectorAll("main *")) {
      expect(element.getAttributeNames().filter((name) => /^on|^srcdoc$|^formaction$/.test(name))).toEqual([]);
      for (const type of ["mouseover", "focus"]) element.dispatchEvent(new Event(type, { bubbles: true }));
    }
    expect(executions).toEqual([]);
  });
});
