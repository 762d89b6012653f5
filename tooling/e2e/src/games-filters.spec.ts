import type { Page } from "@playwright/test";
import { changeAnswer } from "./changeAnswer.ts";
import { withoutEvents } from "./liveEvents.ts";
import { expect, test, toUrl } from "./site.ts";

const cardsOf = (page: Page) => page.getByRole("main").getByRole("article");

/** One card of the gateway's rows of vendors. */
type Card = { readonly name: string; readonly isHot: number };

test("GM-01: the vendors of a category are shown above its games, each with its icon, hot ones marked", async ({
  page,
}) => {
  const asked = page.waitForResponse(/GCSGAME_newGameVendor/);
  await page.goto(toUrl("aurelune", "/rng"));
  const body: { value: { data: { lanes: { gameCategory: string; cards: Card[] }[] } } } = await (await asked).json();
  const cards = body.value.data.lanes.find(({ gameCategory }) => gameCategory === "RNG")?.cards ?? [];
  const hot = cards.filter(({ isHot }) => isHot === 1).length;
  expect(hot).toBeGreaterThan(0);
  expect(hot).toBeLessThan(cards.length);
  const chips = page.getByRole("group", { name: "Providers" }).getByRole("button");
  await expect(chips).toHaveCount(cards.length + 1);
  for (const { name, isHot } of cards) {
    const chip = chips.filter({ hasText: name });
    await chip.scrollIntoViewIfNeeded();
    await expect
      .poll(() => chip.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(chip.getByRole("img", { name: "Hot" })).toHaveCount(isHot);
  }
});

test("GM-03: on page 10 of 238 there are First, Prev, 1, 9 to 11, 238, Next and Last, and each leads to its page", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/rng?page=10"));
  await expect(cardsOf(page)).toHaveCount(42);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("button")).toHaveText(["First", "Prev", "1", "9", "10", "11", "238", "Next", "Last"]);
  for (const [name, number] of [
    ["Next", 11],
    ["Prev", 10],
    ["Last", 238],
  ] as const) {
    await pages.getByRole("button", { name }).click();
    await expect(page).toHaveURL(new RegExp(`page=${number}$`));
    await expect(pages.getByRole("button", { name: `Page ${number}`, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  await pages.getByRole("button", { name: "First" }).click();
  await expect(page).not.toHaveURL(/page=/);
});

test("GM-06: a chosen kind shows only games of that kind, from page 1", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/rng?page=3"));
  await expect(cardsOf(page)).toHaveCount(42);
  const answer = page.waitForResponse(/GCSGAME_gameList.*gameClassify=CASCADE/);
  await page.getByLabel("Game types").selectOption("CASCADE");
  const body: { value: { games: { gameName: string; gameClassify: string }[] } } = await (await answer).json();
  expect(new Set(body.value.games.map(({ gameClassify }) => gameClassify))).toEqual(new Set(["CASCADE"]));
  await expect(cardsOf(page).getByRole("heading")).toHaveText(body.value.games.map(({ gameName }) => gameName));
  await expect(page).not.toHaveURL(/page=/);
});

test("GM-11: pictures more than 1.3 screens away are not requested until they come nearer", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.url().includes("/art/games/")) asked.add(new URL(request.url()).pathname);
  });
  // A network with an open stream is never idle.
  await withoutEvents(page);
  await page.goto(toUrl("aurelune", "/rng"));
  await expect(cardsOf(page)).toHaveCount(42);
  await expect.poll(() => asked.size).toBeGreaterThan(6);
  const far = await cardsOf(page).evaluateAll(
    (cards) => cards.filter((card) => card.getBoundingClientRect().top > innerHeight * 1.35).length,
  );
  expect(far).toBeGreaterThan(6);
  await page.waitForLoadState("networkidle");
  expect(asked.size).toBeLessThanOrEqual(42 - far);
  const before = new Set(asked);
  await cardsOf(page).last().scrollIntoViewIfNeeded();
  const picture = cardsOf(page).last().locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const { pathname } = new URL((await picture.getAttribute("src")) ?? "");
  expect([before.has(pathname), asked.has(pathname)]).toEqual([false, true]);
});

test("SM-03: a category without vendors has no entry in the menu", async ({ page }) => {
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await page.goto(toUrl("aurelune", "/hot"));
  await expect(menu.getByRole("link", { name: "In-house" })).toBeVisible();
  await changeAnswer(page, /GCSGAME_newGameVendor/, ({ data }) => {
    const lanes: unknown = Reflect.get(Object(data), "lanes");
    const others = Array.isArray(lanes) ? lanes.filter((lane) => lane.gameCategory !== "INHOUSE") : [];
    return { data: { lanes: others } };
  });
  await page.reload();
  await expect(menu.getByRole("link", { name: "Slots" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "In-house" })).toHaveCount(0);
});

test("GM-35: the lobby of 10,000 games shows its first page and their number, and finds one by name", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await expect(page.getByText("9,988 games")).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(42);
  const answer = page.waitForResponse(/GCSGAME_gameList.*gameName=fort/);
  await page.getByRole("searchbox", { name: "Search games" }).fill("fort");
  const { value }: { value: { totalCount: number } } = await (await answer).json();
  await expect(page.getByText(`${value.totalCount} games`)).toBeVisible();
  await expect(cardsOf(page).first().getByRole("heading")).toHaveText(/fort/i);
});
