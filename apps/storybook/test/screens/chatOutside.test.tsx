import { getChatMessage, getChatUrl, listChatRooms } from "@marquee/contract";
import { answer, Refusal } from "@marquee/testing";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

declare module "vitest/browser" {
  interface BrowserCommands {
    openChatPage: () => Promise<string>;
  }
}

const opener = page.getByRole("button", { name: /^Open the chat/ });
const widget = page.getByRole("region", { name: "Support room" });
const silent = page.getByRole("heading", { name: /^The chat does not answer at the moment/ });
const retry = page.getByRole("button", { name: "Try again" });
const full = (language = "EN") => toSetting(undefined, "full", language);
const findFrame = (): HTMLIFrameElement | null => document.querySelector("section iframe");
const isSeen = (): boolean => findFrame()?.checkVisibility({ visibilityProperty: true }) === true;
const ready = { type: "chat.ready" };

describe("the page of another chat system in the chat of the site", () => {
  let origin = "";
  beforeAll(async () => {
    origin = await commands.openChatPage();
  });

  let tokens = 0;
  /** The address of the other system's page, which says these things when it is there. */
  const toAddress = (...says: readonly object[]): string => {
    const query = new URLSearchParams({ title: "Support room", language: "EN", headerColor: "#123456" });
    for (const each of says) query.append("say", JSON.stringify(each));
    return `${origin}/chat?${query.toString()}#token=t${(tokens += 1)}`;
  };
  const answers = (...says: readonly object[]) => [
    answer(getChatUrl, () => ({ chatUrl: toAddress(...says), unReadCount: 2 })),
  ];

  async function openWidget(more: object = {}) {
    const screen = await openScreen({ path: "/", visitor: "member", setting: full(), ...more });
    await expect.element(opener, patience).toBeVisible();
    await opener.click();
    return screen;
  }
  /** Lets the page in the frame say something. */
  const say = (message: unknown): void => findFrame()?.contentWindow?.postMessage(message, origin);

  it("CH-01, CH-03, CN-02: it stands in the same widget, sandboxed, under the header that its address names, and our rooms are not asked for", async () => {
    const { listCalls } = await openWidget({ answers: answers(ready) });
    await expect.element(widget, patience).toBeVisible();
    await expect.poll(isSeen, patience).toBe(true);
    const frame = findFrame();
    expect(new URL(frame?.src ?? "").origin).toBe(origin);
    expect(frame?.title).toBe("Chat");
    expect([...(frame?.sandbox ?? [])].toSorted()).toEqual([
      "allow-forms",
      "allow-popups",
      "allow-same-origin",
      "allow-scripts",
    ]);
    const header = widget.element().querySelector("header") ?? document.body;
    expect(getComputedStyle(header).backgroundColor).toBe("rgb(18, 52, 86)");
    expect(page.getByRole("link", { name: "Own window" }).query()).toBeNull();
    expect([listCalls(listChatRooms).length, listCalls(getChatUrl)[0]?.query.get("headerColor")]).toEqual([
      0,
      "#6142bf",
    ]);
  });

  it("CH-04: its unread number stands at the button, and is forgotten when the chat is closed", async () => {
    let waiting = 5;
    const counted = answer(getChatMessage, () => ({ unReadCount: waiting, last: null }));
    await openWidget({ answers: [...answers(ready, { type: "chat.unread", count: 3 }), counted] });
    await expect.element(page.getByRole("button", { name: "Close the chat, 3 new messages" }), patience).toBeVisible();
    waiting = 0;
    say({ type: "chat.close" });
    await expect.element(widget, patience).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Open the chat", exact: true }), patience).toHaveFocus();
  });

  it("CH-03: who is not the frame is not heard, and of the frame nothing but its messages is", async () => {
    await openWidget({ answers: answers(ready) });
    await expect.poll(isSeen, patience).toBe(true);
    // The same page in another frame, and our own page.
    const stranger = document.createElement("iframe");
    const heard = new Promise((resolve) =>
      addEventListener("message", ({ source }) => source === stranger.contentWindow && resolve(true)),
    );
    stranger.src = toAddress({ type: "chat.close" });
    onTestFinished(() => stranger.remove());
    document.body.append(stranger);
    postMessage({ type: "chat.close" }, "*");
    await heard;
    for (const wrong of ["chat.close", null, { type: "close" }, { type: "chat.unread", count: -1 }, [ready]])
      say(wrong);
    say({ type: "chat.unread", count: 1 });
    await expect.element(page.getByRole("button", { name: "Close the chat, 1 new message" }), patience).toBeVisible();
    await expect.element(widget).toBeVisible();
  });

  it("CH-03: a system that is not there is said by its name, and a new try gets a new address; the page around it stays", async () => {
    let isThere = false;
    const { listCalls } = await openWidget({
      answers: [
        answer(getChatUrl, () => {
          if (!isThere) throw new Refusal("chat.unavailable");
          return { chatUrl: toAddress(ready), unReadCount: 0 };
        }),
      ],
    });
    await expect.element(silent, patience).toBeVisible();
    expect(findFrame()).toBeNull();
    await expect.element(page.getByRole("main")).toBeVisible();
    isThere = true;
    const before = listCalls(getChatUrl).length;
    await retry.click();
    await expect.poll(isSeen, patience).toBe(true);
    expect(listCalls(getChatUrl)).toHaveLength(before + 1);
  });

  it("CH-03: a page that says nothing for 15 seconds is given up, and tried again by another address", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let says: readonly object[] = [];
    await openWidget({ answers: [answer(getChatUrl, () => ({ chatUrl: toAddress(...says), unReadCount: 0 }))] });
    await expect.poll(() => findFrame()?.src, patience).toContain(origin);
    expect(isSeen()).toBe(false);
    const first = findFrame()?.src;
    await vi.advanceTimersByTimeAsync(15_000);
    await expect.element(silent, patience).toBeVisible();
    says = [ready];
    await retry.click();
    await expect.poll(isSeen, patience).toBe(true);
    expect(findFrame()?.src).not.toBe(first);
  });

  it.each(["javascript:parent.hit=1", "data:text/html,<script>parent.hit=1</script>", "not an address"])(
    "CH-03: an address like %s is never framed",
    async (chatUrl) => {
      await openWidget({ answers: [answer(getChatUrl, () => ({ chatUrl, unReadCount: 0 }))] });
      await expect.element(silent, patience).toBeVisible();
      expect([findFrame(), "hit" in window]).toEqual([null, false]);
    },
  );

  it.each(["agent", "trial", "guest"] as const)(
    "CH-05 to CH-07: for %s there is no frame and no call",
    async (visitor) => {
      const { listCalls } = await openScreen({ path: "/", visitor, setting: full(), answers: answers(ready) });
      await opener.click();
      await expect.element(page.getByRole(visitor === "guest" ? "dialog" : "alertdialog"), patience).toBeVisible();
      expect([findFrame(), listCalls(getChatUrl).length]).toEqual([null, 0]);
    },
  );

  it("CH-05: logging out ends the frame", async () => {
    await openWidget({ answers: answers(ready) });
    await expect.poll(isSeen, patience).toBe(true);
    await page.getByRole("banner").getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
    await expect.poll(findFrame, patience).toBeNull();
  });
});
