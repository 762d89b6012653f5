import { listAnnouncements, type Notice } from "@marquee/contract";
import { type Answer, answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen, patience } from "../openScreen.tsx";

const long = "Announcement".repeat(20);

const toNotice = (number: number, type = "PL"): Notice => ({
  id: `${type}${number}`,
  title: number === 14 ? long : `${type} number ${number}`,
  content: `<p>Text of ${type} ${number}</p>`,
  timestamp: 0,
  type,
  level: 1,
});
const list = (count: number, type = "PL"): Notice[] => Array.from({ length: count }, (_, at) => toNotice(at + 1, type));

/** The gateway with so many announcements and promotions: `player` in pages of 9 (contract 3.2.3). */
const toAnswer = (count: number, promotions = 0): Answer =>
  answer(listAnnouncements, (query) => {
    const [types, pageNo] = [query.get("types"), Number(query.get("pageNo") ?? 1)];
    return {
      player: types === "PL" ? list(count).slice((pageNo - 1) * 9, pageNo * 9) : [],
      banners: [],
      popup: [],
      promotion: types === "PR" ? list(promotions, "PR") : [],
      totalPages: types === "PL" ? Math.ceil(count / 9) : 0,
    };
  });

const dialog = page.getByRole("dialog", { name: "Announcements" });
const menuEntry = page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Announcements" });
const listTitles = (): readonly string[] =>
  dialog
    .getByRole("listitem")
    .elements()
    .flatMap((item) => item.querySelector("strong")?.textContent ?? []);
const pageButton = (name: string) => dialog.getByRole("navigation").getByRole("button", { name, exact: true });

async function openList(answers: readonly Answer[], window: readonly [number, number] = [1280, 800]): Promise<void> {
  await openScreen({ path: "/inhouse", window, answers, modal: { name: "announcementModal" } });
  await expect.element(dialog, patience).toBeVisible();
}

describe("the announcements", () => {
  it.each([
    [360, 740],
    [1280, 800],
  ] as const)("AN-01: twenty come in three pages of 9, 9 and 2, at %i px", async (width, height) => {
    await openList([toAnswer(20)], [width, height]);
    for (const [name, from, count] of [
      ["Page 1", 1, 9],
      ["Page 2", 10, 9],
      ["Page 3", 19, 2],
    ] as const) {
      await pageButton(name).click();
      await expect.poll(listTitles).toEqual(
        list(20)
          .slice(from - 1, from - 1 + count)
          .map(({ title }) => title),
      );
      await expect.element(pageButton(name)).toHaveAttribute("aria-current", "page");
      expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
    }
    await expect.element(pageButton("Page 4")).not.toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it("AN-01: whoever comes back from one finds the page and the place that they left, by keyboard alone", async () => {
    await openList([toAnswer(20)], [360, 740]);
    await pageButton("Page 2").click();
    const item = dialog.getByRole("button", { name: /^PL number 12/ });
    await expect.element(item).toBeVisible();
    item.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog.getByText("Text of PL 12")).toBeVisible();
    await expect.element(dialog.getByRole("button", { name: "All announcements" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(item).toHaveFocus();
    await expect.element(pageButton("Page 2")).toHaveAttribute("aria-current", "page");
  });

  it("AN-01: without any it says so, and pages nothing", async () => {
    await openList([toAnswer(0)]);
    await expect.element(dialog.getByText("No announcements")).toBeVisible();
    await expect.element(dialog.getByRole("navigation")).not.toBeInTheDocument();
    await expect.element(dialog.getByRole("tab")).not.toBeInTheDocument();
  });

  it("AN-03, AN-04: promotions stand in a tab of their own, nine a page too", async () => {
    await openList([toAnswer(3, 11)]);
    await dialog.getByRole("tab", { name: "Promotions" }).click();
    await expect.poll(listTitles).toEqual(list(9, "PR").map(({ title }) => title));
    await pageButton("Page 2").click();
    await expect.poll(listTitles).toEqual(["PR number 10", "PR number 11"]);
    await dialog.getByRole("button", { name: /^PR number 11/ }).click();
    await expect.element(dialog.getByText("Text of PR 11")).toBeVisible();
    await dialog.getByRole("button", { name: "All announcements" }).click();
    await expect.element(dialog.getByRole("tab", { name: "Promotions" })).toHaveAttribute("aria-selected", "true");
    await dialog.getByRole("tab", { name: "Announcements" }).click();
    await expect.poll(listTitles).toEqual(list(3).map(({ title }) => title));
  });

  it("AN-03, AN-04: those for the help pages stand above the articles", async () => {
    const help = answer(listAnnouncements, (query) => ({
      player: [],
      banners: [],
      popup: [],
      promotion: [],
      totalPages: 0,
      ...(query.get("types") === "H" ? { help: list(1, "H") } : {}),
    }));
    await openScreen({ path: "/help", answers: [help] });
    const region = page.getByRole("region", { name: "Good to know now" });
    await expect.element(region, patience).toBeVisible();
    await region.getByRole("button", { name: "H number 1" }).click();
    await expect.element(region.getByText("Text of H 1")).toBeVisible();
  });
});

describe("the bell", () => {
  it("HD-10: counts what was not listed yet, opens the announcements and is quiet after that; the menu opens the same", async () => {
    await openScreen({ path: "/inhouse", answers: [toAnswer(4)] });
    const header = page.getByRole("banner");
    const bell = header.getByRole("button", { name: "Announcements, 4 new", exact: true });
    await expect.element(bell, patience).toBeVisible();
    await expect.element(header.getByText("4", { exact: true })).toBeVisible();
    await bell.click();
    await expect.element(dialog, patience).toBeVisible();
    await expect.poll(() => dialog.getByText("New", { exact: true }).elements().length).toBe(4);
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    const quiet = header.getByRole("button", { name: "Announcements", exact: true });
    await expect.element(quiet).toBeVisible();
    await expect.element(header.getByText("4", { exact: true })).not.toBeInTheDocument();
    await menuEntry.click();
    await expect.element(dialog).toBeVisible();
    await expect.poll(listTitles).toHaveLength(4);
    expect(dialog.getByText("New", { exact: true }).elements()).toHaveLength(0);
  });
});
