import { listAnnouncements, type Notice } from "@marquee/contract";
import { answer } from "@marquee/testing";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { hold } from "../answersInTurn.ts";
import { openScreen, patience } from "../openScreen.tsx";

const toNotice = (number: number): Notice => ({
  id: `N${number}`,
  title: `Notice number ${number}`,
  content: `<p>Text of ${number}</p>`,
  timestamp: 0,
  type: "PL",
  level: 1,
});
const notices = [1, 2, 3].map(toNotice);

const prefer = (value: "reduce" | "no-preference"): Promise<unknown> =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

const toAnswer = () =>
  hold(
    answer(listAnnouncements, (query) => {
      const player = query.get("types") === "PL" ? notices : [];
      return { player, banners: [], popup: [], promotion: [], totalPages: 1 };
    }),
  );

/** The page's HTML, as the gateway fills it: the first announcement's title, and its language. */
function fillHtml(): void {
  const block = Object.assign(document.createElement("script"), { type: "application/json", id: "mq-notice" });
  block.textContent = JSON.stringify({ player: [{ ...notices[0], content: "" }], banners: [] });
  document.head.append(block);
  document.documentElement.lang = "en";
  onTestFinished(() => block.remove());
}

const line = page.getByRole("group", { name: "Latest announcements" });
const dialog = page.getByRole("dialog", { name: "Announcements" });
const readTitle = (): string => line.getByRole("button").first().element().textContent.trim();
const readMotion = (): readonly string[] => {
  const { animationName, animationPlayState } = getComputedStyle(
    line.getByRole("button").first().element().firstElementChild ?? document.body,
  );
  return [animationName === "none" ? "still" : "moving", animationPlayState.split(", ")[0] ?? ""];
};

async function openLine(): Promise<void> {
  fillHtml();
  const answers = toAnswer();
  answers.release();
  await openScreen({ path: "/inhouse", answers: [answers] });
  await expect.element(line, patience).toBeVisible();
}

beforeEach(async () => {
  await prefer("no-preference");
  onTestFinished(() => void prefer("reduce"));
});

describe("the line of announcements", () => {
  it("AN-08: its text moves, and a press opens the announcements at that one", async () => {
    await openLine();
    expect(readTitle()).toBe("Notice number 1");
    expect(readMotion()).toEqual(["moving", "running"]);
    // When a title has passed, the next comes.
    const title = line.getByRole("button").first().element().firstElementChild ?? document.body;
    const animationName = getComputedStyle(title).animationName.split(", ").at(-1) ?? "";
    title.dispatchEvent(new AnimationEvent("animationend", { bubbles: true, animationName }));
    await expect.poll(readTitle).toBe("Notice number 2");
    await line.getByRole("button", { name: "Notice number 2" }).click({ force: true });
    await expect.element(dialog.getByRole("heading", { name: "Notice number 2" }), patience).toBeVisible();
    await expect.element(dialog.getByText("Text of 2")).toBeVisible();
  });

  it("AN-08: rests under the pointer and the focus, and stops by its button for good", async () => {
    await openLine();
    await userEvent.hover(line.getByRole("button").first(), { force: true });
    await expect.poll(readMotion).toEqual(["moving", "paused"]);
    await userEvent.unhover(line.getByRole("button").first());
    const stop = line.getByRole("button", { name: "Stop the moving announcements" });
    stop.element().focus();
    await userEvent.tab({ shift: true });
    await expect.element(line.getByRole("button").first()).toHaveFocus();
    await expect.poll(() => readMotion()[0]).toBe("still");
    await stop.click();
    await expect.element(line.getByRole("button", { name: "Let the announcements move" })).toBeVisible();
    await expect.poll(() => readMotion()[0]).toBe("still");
    await line.getByRole("button", { name: "Next announcement" }).click();
    await expect.poll(readTitle).toBe("Notice number 2");
    expect(localStorage.getItem("noticeLine")).toBe("still");
  });

  it("AN-08: stands still where less motion is wanted, and is turned by buttons in both directions", async () => {
    await prefer("reduce");
    await openLine();
    expect(readMotion()[0]).toBe("still");
    await expect.element(line.getByRole("button", { name: "Stop the moving announcements" })).not.toBeInTheDocument();
    await line.getByRole("button", { name: "Previous announcement" }).click();
    await expect.poll(readTitle).toBe("Notice number 3");
    await line.getByRole("button", { name: "Next announcement" }).click();
    await expect.poll(readTitle).toBe("Notice number 1");
  });

  it.each([
    [360, 740],
    [1280, 800],
  ] as const)("AN-08: has its place before it comes, so that nothing moves, at %i px", async (width, height) => {
    fillHtml();
    const answers = toAnswer();
    await openScreen({ path: "/help", window: [width, height], answers: [answers] });
    const heading = page.getByRole("heading", { level: 1 });
    await expect.element(page.getByText("Notice number 1"), patience).toBeVisible();
    answers.release();
    await expect.element(heading, patience).toBeVisible();
    const before = heading.element().getBoundingClientRect().top;
    await expect.element(line, patience).toBeVisible();
    expect(heading.element().getBoundingClientRect().top).toBe(before);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it("AN-08: is absent for good where the page's HTML knows of no announcement", async () => {
    const answers = toAnswer();
    answers.release();
    await openScreen({ path: "/inhouse", answers: [answers] });
    await expect
      .element(page.getByRole("banner").getByRole("button", { name: "Announcements, 3 new" }), patience)
      .toBeVisible();
    await expect.element(line).not.toBeInTheDocument();
  });
});
