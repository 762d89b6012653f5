import type { Page } from "@playwright/test";
import { expect, test, toUrl } from "./site.ts";

const areas = ["header", "menu", "banner", "footer"] as const;

type Area = (typeof areas)[number];

const find = (page: Page, area: Area) => {
  if (area === "header") return page.getByRole("banner");
  if (area === "menu") return page.getByRole("navigation", { name: "Main menu" });
  return area === "footer" ? page.getByRole("contentinfo") : page.getByRole("region", { name: "Banners" });
};

/** Expects the page to show these areas and no others. */
async function expectAreas(page: Page, shown: readonly Area[]): Promise<void> {
  for (const area of shown) await expect(find(page, area), area).toBeVisible();
  for (const area of areas) if (!shown.includes(area)) await expect(find(page, area), area).toHaveCount(0);
}

const pages = [
  ["RT-08", "/rng", "Slots", ["header", "menu", "banner", "footer"]],
  // These pages have no banners, and an empty group is not shown (BN-15).
  ["RT-14", "/inhouse", "In-house", ["header", "menu", "footer"]],
  ["RT-16", "/hot", "Hot games", ["header", "menu", "footer"]],
  ["RT-25", "/login", "Log in", ["header", "menu", "footer"]],
  ["RT-28", "/no-such-page", "This page does not exist", ["header", "menu", "footer"]],
] as const;

for (const [row, path, heading, shown] of pages)
  test(`${row}, SH-15: ${path} shows the areas of its row and no others`, async ({ page }) => {
    await page.goto(toUrl("aurelune", path));
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAreas(page, shown);
  });

test("RT-23, SH-15: a game has only the header", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await expectAreas(page, ["header", "menu", "footer"]);
  const demo = page.getByRole("main").getByRole("article").first().getByRole("button", { name: /^Demo/ });
  await demo.click();
  await expect(page).toHaveURL(/\/game\?/);
  await expectAreas(page, ["header"]);
  await page.goBack();
  await expectAreas(page, ["header", "menu", "footer"]);
});

test("RT-08, RT-14: a lobby has only the games of its category", async ({ page }) => {
  for (const [path, category] of [
    ["/rng", "RNG"],
    ["/inhouse", "INHOUSE"],
  ] as const) {
    const answer = page.waitForResponse((response) => response.url().includes(`gameType=${category}`));
    await page.goto(toUrl("aurelune", path));
    const body: { value: { games: { gameType: string; gameName: string }[] } } = await (await answer).json();
    const { games } = body.value;
    expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set([category]));
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(games.length);
    const names = await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents();
    expect(names).toEqual(games.map(({ gameName }) => gameName));
  }
});

test("RT-16: the page of hot games has those that the gateway marks as hot, in its order", async ({ page }) => {
  const answer = page.waitForResponse(/getHotGames|HotGame|hotGame/i);
  await page.goto(toUrl("aurelune", "/hot"));
  const body: { value: { list: { gameName: string }[] } } = await (await answer).json();
  expect(body.value.list.length).toBeGreaterThan(10);
  await expect(page.getByRole("main").getByRole("article").getByRole("heading")).toHaveText(
    body.value.list.map(({ gameName }) => gameName),
  );
});
