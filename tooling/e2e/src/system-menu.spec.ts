import { readShifts, watchShifts } from "./shifts.ts";
import { expect, test, toUrl } from "./site.ts";

test("SM-01, SM-02, SM-05: the menu leads to home, the hot games and each category", async ({ page }) => {
  await page.goto(toUrl("aurelune"));
  const menu = page.getByRole("navigation", { name: "Main menu" });
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

test("SM-03: each category with playable games has an entry, and no other has one", async ({ page }) => {
  await page.goto(toUrl("aurelune"));
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "Slots" })).toBeVisible();
  expect((await menu.getByRole("link").allTextContents()).map((text) => text.trim())).toEqual([
    "Home",
    "Hot games",
    "Slots",
    "In-house",
  ]);
});

/** The specification's categories in the menu's order, with their addresses; the lottery is one entry for both of its kinds. */
const entries = [
  ["ELOTT", "Lottery", "/elott"],
  ["LIVE", "Live", "/live"],
  ["SPORTS", "Sports", "/sports"],
  ["FISH", "Fish", "/fish"],
  ["RNG", "Slots", "/rng"],
  ["PVP", "Card room", "/pvp"],
  ["ESPORTS", "Esports", "/esports"],
  ["COCKFIGHT", "Cockfight", "/cockfight"],
  ["INHOUSE", "In-house", "/inhouse"],
] as const;

test("SM-04, SM-05, SM-06: with vendors in each category the entries are in the specification's order, and each opens its lobby", async ({
  page,
}) => {
  // The demo merchants have vendors in only two categories; add one of each other category to the answer.
  await page.route(/GCSGAME_newGameVendor/, async (route) => {
    const url = new URL(route.request().url());
    const answer = await route.fetch({
      url: `http://127.0.0.1:${url.port}${url.pathname}${url.search}`,
      headers: { ...(await route.request().allHeaders()), host: url.host },
    });
    const body: { value: { data: { lanes: { gameCategory: string; cards: object[] }[] } } } = await answer.json();
    const { lanes } = body.value.data;
    const known = new Set(lanes.map(({ gameCategory }) => gameCategory));
    for (const [gameCategory] of entries) {
      const vendor = { ...lanes[0]?.cards[0], vassalage: gameCategory === "COCKFIGHT" ? "DS88" : "TEST", gameCategory };
      if (!known.has(gameCategory)) lanes.unshift({ ...lanes[0], gameCategory, cards: [vendor] });
    }
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(toUrl("aurelune"));
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link")).toHaveText(["Home", "Hot games", ...entries.map(([, name]) => name)]);
  for (const [category, name, path] of entries) {
    const games = page.waitForResponse((response) => response.url().includes(`gameType=${category}&`));
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(toUrl("aurelune", path));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect((await games).status()).toBe(200);
    const main = page.getByRole("main");
    await expect(main.getByRole("article").or(main.getByText("No games here yet")).first()).toBeVisible();
  }
});

for (const [screen, width] of [
  ["phone", 360],
  ["desk", 1280],
] as const) {
  test(`SM-03, GM-01: late categories and vendors do not move the page on a ${screen}`, async ({ page }) => {
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

test("SM-01, HD-15, HD-16: on a phone the menu opens over the page, returns the focus, and its links work", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(toUrl("aurelune", "/inhouse"));
  const open = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await open.click();
  await expect(menu.getByRole("link", { name: "Slots" })).toBeVisible();
  await expect(menu.getByLabel("Language")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await menu.getByRole("link", { name: "Slots" }).click();
  await expect(page).toHaveURL(toUrl("aurelune", "/rng"));
  await expect(menu).toBeHidden();
});

test("CN-01, LT-02: a first visit is in English, and a brand with no other language lists only English", async ({
  page,
}) => {
  await page.goto(toUrl("kickline", "/inhouse"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.getByLabel("Language").locator("option").allTextContents()).toEqual(["English"]);
});

test("FT-04, FT-06: every page with a footer shows the age mark, the year and the brand", async ({ page }) => {
  for (const path of ["/", "/rng", "/hot"]) {
    await page.goto(toUrl("kickline", path));
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("20+");
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Kickline`);
  }
});

test("AN-02, AN-05: an announcement opens with its body, its time in 24 hours, and no script runs", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("button", { name: "Announcements" }).click();
  const dialog = page.getByRole("dialog", { name: "Announcements" });
  await expect(dialog.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/).first()).toBeVisible();
  await dialog.getByRole("listitem").first().getByRole("button").click();
  await expect(dialog.getByRole("button", { name: "All announcements" })).toBeFocused();
  await dialog.getByRole("button", { name: "All announcements" }).click();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
});
