import { expect, logIn, register, test, toUrl } from "./site.ts";

test("HD-01, LT-05: dark at first; one press turns to light, and a reload keeps it", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  const before = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect(html).toHaveAttribute("data-theme", "light");
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(before);
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("button", { name: "Light theme" })).toHaveAttribute("aria-pressed", "true");
});

test("HD-02, HD-06, HD-08: a guest has free demo, log in and register; both popups open", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: "Free demo" })).toBeVisible();
  await header.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await header.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("dialog", { name: "Join Aurelune" })).toBeVisible();
});

test("HD-12, HD-13, HD-15: a modal has a title and a close button, and closes on Escape and on the backdrop", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  const open = page.getByRole("banner").getByRole("button", { name: "Log in" });
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await open.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 500);
  await expect(dialog).toBeHidden();
});

test("HD-14, HD-16: behind a modal nothing scrolls, Tab stays inside, and the focus returns", async ({ page }) => {
  await page.goto(toUrl("aurelune"));
  const open = page.getByRole("banner").getByRole("button", { name: "Log in" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await expect(dialog).toBeVisible();
  // The focus follows the dialog: a Tab before it would walk the page behind.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
});

test("HD-03, HD-09, HD-18: after registration the bar shows avatar, nickname, label and balance", async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await page.route(/\/art\/avatars\//, (route) => route.abort());
  await page.goto(toUrl("aurelune"));
  const username = await register(page, "aurelune");
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: `Member centre of ${username}` })).toBeVisible();
  await expect(header.getByRole("group", { name: "Balance" })).toContainText("₫100,000.00");
  await expect(header.getByRole("button", { name: "Log out" })).toBeVisible();
  // The picture is blocked: the default one stands in its place.
  await expect(header.locator("img[src*='/art/avatars/']")).toHaveCount(0);
});

test("HD-17, WL-01, WL-02: while the balance loads the bar says so, then shows symbol, separators and two digits", async ({ page }) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/wps\/v2\/wallets\/balance/, async (route) => {
    await held;
    await route.continue();
  });
  await logIn(page, "aurelune", "player0002");
  const balance = page.getByRole("group", { name: "Balance" });
  await expect(balance).toContainText("updating");
  release();
  await expect(balance).toContainText("₫100,000.00");
});

test("LG-19, SH-26: log out asks, forgets the member in every tab, keeps the merchant, and goes home", async ({ page, context }) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await logIn(page, "aurelune", "player0003");
  const other = await context.newPage();
  await other.goto(toUrl("aurelune"));
  await logIn(other, "aurelune", "player0003");
  await page.getByRole("button", { name: "Log out" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Log out?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL(toUrl("aurelune", "/"));
  await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem("merchantCode"), sessionStorage.getItem("token")])).toEqual(["AURELUNE", null]);
});

test("RT-03: /register shows home without a modal to a member", async ({ page }) => {
  await page.goto(toUrl("aurelune"));
  await logIn(page, "aurelune", "player0004");
  await page.goto(toUrl("aurelune", "/register"));
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
