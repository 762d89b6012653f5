import { readShifts, watchShifts } from "./shifts.ts";
import { expect, test, toUrl } from "./site.ts";

test("SM-01, SM-02, SM-05: the menu leads home, to the hot games and to each category", async ({ page }) => {
  await page.goto(toUrl("aurelune"));
  const menu = page.getByRole("navigation", { name: "Main menu" });
  for (const [name, path] of [["Hot games", "/hot"], ["Slots", "/rng"], ["In-house", "/inhouse"], ["Home", "/"]] as const) {
    await menu.getByRole("link", { name }).click();
    await expect(page).toHaveURL(toUrl("aurelune", path));
    await expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
  }
});

test("SM-03, SM-04: there is an entry for each category with playable games, in the order of the specification", async ({ page }) => {
  await page.goto(toUrl("aurelune"));
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await expect(menu.getByRole("link", { name: "Slots" })).toBeVisible();
  expect((await menu.getByRole("link").allTextContents()).map((text) => text.trim())).toEqual(["Home", "Hot games", "Slots", "In-house"]);
});

for (const [screen, width] of [["phone", 360], ["desk", 1280]] as const) {
  test(`SM-03, GM-01: categories and vendors that come late push nothing away on a ${screen}`, async ({ page }) => {
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
    const bar = width < 1024 ? page.getByRole("navigation", { name: "Quick menu" }) : page.getByRole("navigation", { name: "Main menu" });
    await expect(bar.getByRole("link", { name: "Hot games" })).toBeVisible();
    release();
    await expect(bar.getByRole("link", { name: "Slots" })).toBeVisible();
    await expect(page.getByRole("group", { name: "Vendors" }).getByRole("button", { name: "Tin Sparrow" })).toBeAttached();
    const cards = page.getByRole("main").getByRole("article");
    // A phone's wall holds the rows near its window alone.
    if (width < 1024) await expect(cards.nth(11)).toBeVisible();
    else await expect(cards).toHaveCount(42);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await readShifts(page)).toBe(0);
  });
}

test("SM-18: the menu collapses, and a reload keeps it so", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const wide = (await menu.boundingBox())?.width ?? 0;
  await menu.getByRole("button", { name: "Collapse the menu" }).click();
  await expect.poll(async () => (await menu.boundingBox())?.width ?? 0).toBeLessThan(wide / 2);
  await page.reload();
  await expect(menu.getByRole("button", { name: "Expand the menu" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Slots" })).toBeVisible();
});

test("SM-01, HD-15, HD-16: on a phone the menu opens over the page, gives the focus back, and leads on", async ({ page }) => {
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

test("SM-09, LT-04: choosing a language changes all texts without a reload, and a reload keeps it", async ({ page }) => {
  await page.goto(toUrl("aurelune"));
  await expect(page.getByText("Tonight belongs to you").first()).toBeAttached();
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await page.getByLabel("Language").selectOption("VI");
  await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
  await expect(page.getByRole("banner").getByRole("button", { name: "Đăng ký" })).toBeVisible();
  await expect(page.getByText("Đêm nay là của bạn").first()).toBeAttached();
  expect(await page.evaluate(() => "stays" in globalThis)).toBe(true);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
  await expect(page.getByRole("banner").getByRole("button", { name: "Đăng ký" })).toBeVisible();
});

test("CN-01, LT-02: a fresh visit is in English, and a brand that enables no more lists English alone", async ({ page }) => {
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

test("AN-02, AN-05: an announcement opens with its body, its time in 24 hours, and no script runs", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("button", { name: "Announcements" }).click();
  const dialog = page.getByRole("dialog", { name: "Announcements" });
  await expect(dialog.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/).first()).toBeVisible();
  await dialog.getByRole("listitem").first().getByRole("button").click();
  await expect(dialog.getByRole("button", { name: "All announcements" })).toBeFocused();
  await dialog.getByRole("button", { name: "All announcements" }).click();
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
});

test("SH-22: the tab icon is the brand's", async ({ page }) => {
  const icons = new Set<string>();
  for (const brand of ["aurelune", "kickline"] as const) {
    await page.goto(toUrl(brand));
    const href = (await page.locator('link[rel="icon"]').getAttribute("href")) ?? "";
    const icon = await page.request.get(`http://127.0.0.1:${process.env["E2E_PORT"]}${new URL(href, page.url()).pathname}`, {
      headers: { host: `${brand}.localhost` },
    });
    expect(icon.ok()).toBe(true);
    icons.add(await icon.text());
  }
  expect(icons.size).toBe(2);
});

test("RT-14, SK-03: /inhouse is a lobby; theme and language outlive the tab", async ({ page, context }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await expect(page.getByRole("heading", { level: 1, name: "In-house" })).toBeVisible();
  await page.getByRole("button", { name: "Light theme" }).click();
  const games = page.waitForResponse(/GCSGAME_gameList.*language=VI/);
  await page.getByLabel("Language").selectOption("VI");
  await expect(page.locator("html")).toHaveAttribute("lang", "vi-VN");
  // A browser counts pictures that a page makes while it is closed as calls, which the page's policy refuses aloud: it is closed at rest.
  await games;
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.close();
  const fresh = await context.newPage();
  await fresh.goto(toUrl("aurelune"));
  await expect(fresh.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(fresh.locator("html")).toHaveAttribute("lang", "vi-VN");
});
