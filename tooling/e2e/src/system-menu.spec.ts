import { readShifts, watchShifts } from "./shifts.ts";
import { expect, test, toUrl } from "./site.ts";

test("SM-01, SM-02, SM-03: the menu leads to home, the hot games and each category with playable games, and to no other", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune"));
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "Slots" })).toBeVisible();
  expect((await menu.getByRole("link").allTextContents()).map((text) => text.trim())).toEqual([
    "Home",
    "Hot games",
    "Slots",
    "In-house",
    // What stands below the games.
    "Promotions",
    "Point mall",
    "News",
    "Help centre",
  ]);
  for (const [name, path] of [
    ["Hot games", "/hot"],
    ["Slots", "/rng"],
    ["In-house", "/inhouse"],
    ["Home", "/"],
  ] as const) {
    await menu.getByRole("link", { name }).click();
    await expect(page).toHaveURL(toUrl("aurelune", path));
    await expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
});

for (const [screen, width] of [
  ["phone", 360],
  ["desk", 1280],
] as const) {
  test(`SM-03, GM-01: late categories and vendors do not move the page on a ${screen} @sweep`, async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/GCSGAME_newGameVendor/, async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 740 });
    await watchShifts(page);
    const games = page.waitForResponse(/GCSGAME_gameList/);
    await page.goto(toUrl("aurelune", "/rng"));
    await games;
    const bar =
      width < 1024
        ? page.getByRole("navigation", { name: "Quick menu" })
        : page.getByRole("navigation", { name: "Main menu" });
    await expect(bar.getByRole("link", { name: "Hot games" })).toBeVisible();
    release();
    await expect(bar.getByRole("link", { name: "Slots" })).toBeVisible();
    await expect(
      page.getByRole("group", { name: "Providers" }).getByRole("button", { name: "Tin Sparrow" }),
    ).toBeAttached();
    const cards = page.getByRole("main").getByRole("article");
    // On a phone the list contains only the rows near the window.
    if (width < 1024) await expect(cards.nth(11)).toBeVisible();
    else await expect(cards).toHaveCount(42);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await readShifts(page)).toBe(0);
  });
}

test("SM-18: the menu collapses, and stays collapsed after a reload", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const wide = (await menu.boundingBox())?.width ?? 0;
  await menu.getByRole("button", { name: "Collapse the menu" }).click();
  await expect.poll(async () => (await menu.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
  await page.reload();
  await expect(menu.getByRole("button", { name: "Expand the menu" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Slots" })).toBeVisible();
});

test("CN-01, LT-02: a first visit is in English, and a brand with no other language lists only English", async ({
  page,
}) => {
  await page.goto(toUrl("kickline", "/inhouse"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // The choice comes when the page is idle.
  await expect(page.getByLabel("Language").locator("option")).toHaveText(["English"]);
});
