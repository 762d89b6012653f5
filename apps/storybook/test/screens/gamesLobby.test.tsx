import { listGames, listHotGames, listVendors, type VendorCard } from "@marquee/contract";
import { answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toGame, toGames } from "../games.ts";
import { openScreen, patience } from "../openScreen.tsx";

const main = page.getByRole("main");
const cards = main.getByRole("article");
const pages = page.getByRole("navigation", { name: "Pages" });
const current = (number: number) => pages.getByRole("button", { name: `Page ${number}`, exact: true });

/** A lobby of 20 pages. */
const manyPages = [answer(listGames, () => ({ games: toGames(42), totalPages: 20, totalCount: 833 }))];

describe("a lobby", () => {
  it("GM-01, GM-04: shows the vendors of its category above its games, each with its icon, hot ones marked; a press begins at page 1", async () => {
    const toCard = (name: string, isHot: 0 | 1, gameCategory: VendorCard["gameCategory"] = "RNG"): VendorCard => ({
      vassalage: name.toUpperCase(),
      name,
      isHot,
      gameCategory,
      gameClassify: "",
      icon: `/img/vendors/KOI.svg?${name}`,
      accountTypeName: name,
      maintenance: false,
      kind: "LIST",
      gameCount: 3,
    });
    const lanes = [
      { gameCategory: "RNG" as const, title: "Slots", cards: [toCard("Tern", 1), toCard("Heron", 0)] },
      { gameCategory: "INHOUSE" as const, title: "In-house", cards: [toCard("Gull", 0, "INHOUSE")] },
    ];
    const { listCalls } = await openScreen({
      path: "/rng?page=3",
      answers: [...manyPages, answer(listVendors, () => ({ data: { lanes } }))],
    });
    const chips = page.getByRole("group", { name: "Providers" }).getByRole("button");
    await expect.element(chips.nth(2), patience).toBeVisible();
    expect(chips.elements().map((chip) => chip.textContent)).toEqual(["All", "Tern", "Heron"]);
    for (const [name, isHot] of [
      ["Tern", 1],
      ["Heron", 0],
    ] as const) {
      const chip = chips.filter({ hasText: name });
      await expect.poll(() => chip.element().querySelector("img")?.naturalWidth ?? 0).toBeGreaterThan(0);
      expect(chip.element().querySelector("img")?.src).toContain(`KOI.svg?${name}`);
      expect(chip.getByRole("img", { name: "Hot" }).elements()).toHaveLength(isHot);
    }
    await expect.element(current(3)).toHaveAttribute("aria-current", "page");
    await chips.filter({ hasText: "Heron" }).click();
    await expect.element(current(1)).toHaveAttribute("aria-current", "page");
    const listAsked = () => listCalls(listGames).map(({ query }) => [query.get("vassalage"), query.get("pageNo")]);
    expect(listAsked()[0]).toEqual(["", "3"]);
    await expect.poll(() => listAsked().at(-1)).toEqual(["HERON", "1"]);
  });

  it("GM-03, VL-18: on page 10 of 20 has First, Prev, 1, 9 to 11, 20, Next and Last; each leads to its page, and 99 to the last", async () => {
    const { listCalls } = await openScreen({ path: "/rng?page=10", answers: manyPages });
    await expect.element(current(10), patience).toHaveAttribute("aria-current", "page");
    const names = ["First", "Prev", "1", "9", "10", "11", "20", "Next", "Last"];
    const buttons = pages.getByRole("button");
    expect(buttons.elements().map((button) => button.textContent)).toEqual(names);
    const isAsked = (number: number): boolean =>
      listCalls(listGames).some(({ query }) => query.get("pageNo") === String(number));
    for (const [name, number] of [
      ["Next", 11],
      ["Prev", 10],
      ["Page 9", 9],
      ["Last", 20],
      ["First", 1],
    ] as const) {
      await pages.getByRole("button", { name, exact: true }).click();
      await expect.element(current(number)).toHaveAttribute("aria-current", "page");
      await expect.poll(() => isAsked(number)).toBe(true);
    }
    await pages.getByRole("textbox", { name: "Go to page" }).fill("99");
    await userEvent.keyboard("{Enter}");
    await expect.element(current(20)).toHaveAttribute("aria-current", "page");
    await expect.element(pages.getByRole("button", { name: "Next" })).toBeDisabled();
  });

  it("GM-03: refuses a page that is not a number with a message, and the input stays", async () => {
    const { listCalls } = await openScreen({ path: "/rng", answers: manyPages });
    const box = pages.getByRole("textbox", { name: "Go to page" });
    await expect.element(box, patience).toBeVisible();
    await box.fill("abc");
    await userEvent.keyboard("{Enter}");
    await expect.element(pages.getByRole("alert")).toHaveTextContent("Enter a number from 1 to 20.");
    await expect.element(box).toHaveValue("abc");
    await expect.element(box).toHaveFocus();
    expect(listCalls(listGames)).toHaveLength(1);
  });

  it("GM-10, GM-04: at an address with a page begins there on a phone, with a button that leads to the first game", async () => {
    const { listCalls } = await openScreen({ path: "/rng?page=3", answers: manyPages, window: [360, 740] });
    const start = page.getByRole("button", { name: "Show from the first game" });
    await expect.element(start, patience).toBeVisible();
    await expect.poll(() => listCalls(listGames)[0]?.query.get("pageNo")).toBe("3");
    await start.click();
    await expect.poll(() => listCalls(listGames).some(({ query }) => query.get("pageNo") === "1")).toBe(true);
    await expect.element(start).not.toBeInTheDocument();
    await expect.element(cards.first()).toBeVisible();
  });

  it("GM-05, SH-24: says that a search found nothing, and that there is no answer, without a number or pages of the one before", async () => {
    const answers = [
      answer(listGames, (query) => {
        const name = query.get("gameName");
        if (name === "fortress") throw new Error("no connection");
        return name === "zzz"
          ? { games: [], totalPages: 0, totalCount: 0 }
          : { games: toGames(42), totalPages: 3, totalCount: 126 };
      }),
    ];
    await openScreen({ path: "/rng", answers });
    const count = page.getByText(/^[\d,]+ games?$/);
    await expect.element(count, patience).toHaveTextContent("126 games");
    const box = page.getByRole("searchbox", { name: "Search games" });
    await box.fill("zzz");
    await expect.element(page.getByRole("heading", { name: "No games found" })).toBeVisible();
    await page.getByRole("button", { name: "Show all games" }).click();
    await expect.element(count).toHaveTextContent("126 games");
    await expect.element(pages).toBeVisible();
    await box.fill("fortress");
    await expect.element(page.getByRole("heading", { name: "Network link is abnormal" }), patience).toBeVisible();
    await expect.element(main.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(count).not.toBeInTheDocument();
    await expect.element(pages).not.toBeInTheDocument();
  });

  it("AP-74, EN-27: asks for its list with the eleven fields, from the first page", async () => {
    const { listCalls } = await openScreen({ path: "/rng", brand: "kickline" });
    await expect.element(cards.first(), patience).toBeVisible();
    expect(Object.fromEntries(listCalls(listGames)[0]?.query ?? [])).toEqual({
      clientType: "3",
      platform: "html5-desktop",
      channel: "WEB",
      merchant: "KICKLINE",
      gameType: "RNG",
      vassalage: "",
      gameClassify: "",
      gameName: "",
      minBet: "",
      minLineNum: "0",
      language: "EN",
      pageNo: "1",
      pageSize: "42",
    });
  });

  it("GM-16, EN-21: asks for the hot games as specified, and shows them in the answer's order on /hot and on home", async () => {
    const names = ["Zander", "Adder", "Marten", "Badger"];
    const answers = [answer(listHotGames, () => ({ list: names.map((name) => toGame(name)) }))];
    const { listCalls } = await openScreen({ path: "/hot", answers });
    const readNames = (): readonly (string | null)[] =>
      cards
        .getByRole("heading")
        .elements()
        .map((heading) => heading.textContent);
    await expect.poll(readNames, patience).toEqual(names);
    expect(listCalls(listHotGames)[0]?.body).toEqual({
      merchantCode: "AURELUNE",
      isPlatform: 2,
      vassalage: "",
      platform: "flash,html5-desktop",
      language: "EN",
    });
    await openScreen({ path: "/", answers });
    const row = page.getByRole("region", { name: "Hot games" }).getByRole("article").getByRole("heading");
    await expect.poll(() => row.elements().map((heading) => heading.textContent), patience).toEqual(names);
  });

  it("GM-11, ER-10: replaces a picture that fails three times by the default icon", async () => {
    const broken = "data:image/png;base64,broken";
    const games = [toGame("Broken", { icon: broken })];
    let tries = 0;
    const watcher = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement)
            tries += [node, ...node.querySelectorAll("img")].filter((one) =>
              one.getAttribute("src")?.startsWith(broken),
            ).length;
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    await openScreen({
      path: "/inhouse",
      answers: [answer(listGames, () => ({ games, totalPages: 1, totalCount: 1 }))],
    });
    const card = cards.filter({ hasText: "Broken" });
    await expect.poll(() => tries, patience).toBe(3);
    await expect.poll(() => card.element().querySelectorAll("img"), patience).toHaveLength(0);
    expect(card.element().querySelector("svg")).not.toBeNull();
    watcher.disconnect();
    expect(tries).toBe(3);
  });
});
