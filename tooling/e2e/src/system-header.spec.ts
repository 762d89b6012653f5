import { openNewMember } from "./members.ts";
import { expect, logIn, test, toUrl } from "./site.ts";

test("HD-01, LT-05: the theme is dark at first; one press switches to light, and a reload keeps it", async ({
  page,
}) => {
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

test("HD-12, HD-13, HD-15: a modal has a title and a close button, and closes on Escape and on the backdrop", async ({
  page,
}) => {
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

test("HD-14, HD-16: nothing scrolls behind a modal, Tab stays inside it, and the focus returns", async ({ page }) => {
  await page.goto(toUrl("aurelune"));
  const open = page.getByRole("banner").getByRole("button", { name: "Log in" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await expect(dialog).toBeVisible();
  // Wait for the focus: an earlier Tab would move through the page behind.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  // Try to scroll. The wheel takes effect asynchronously, so wait for two frames before the check.
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 600);
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
});

test("HD-02: on a phone too all three are visible in the header, in every language of the brand", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(toUrl("aurelune", "/inhouse"));
  for (const [language, names] of [
    ["EN", ["Free demo", "Log in", "Register"]],
    ["CN", ["免费试玩", "登录", "注册"]],
    ["VI", ["Chơi thử", "Đăng nhập", "Đăng ký"]],
  ] as const) {
    if (language !== "EN") {
      await page.getByRole("navigation").last().getByRole("button").last().click();
      await page.getByRole("dialog").getByRole("combobox").selectOption(language);
      await page.keyboard.press("Escape");
    }
    for (const name of names) {
      const button = page.getByRole("banner").getByRole("button", { name, exact: true });
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole("banner").getByRole("button", { name: "Chơi thử" }).click();
  await expect(page.getByRole("banner").getByRole("group")).toContainText("10.000.000,00");
});

for (const brand of ["aurelune", "kickline"] as const)
  test(`WL-01: the whole balance is readable in the header of ${brand} at each width from 480 px`, async ({ page }) => {
    await openNewMember(page, toUrl(brand, "/inhouse"), brand);
    const money = page
      .getByRole("banner")
      .getByRole("group", { name: "Balance" })
      .getByText(/\d\.\d\d$/)
      .first();
    const isWhole = (): Promise<boolean> =>
      money.evaluate((element) => {
        const parts = [element, element.parentElement ?? element];
        return parts.every(({ scrollWidth, clientWidth }) => clientWidth === 0 || scrollWidth <= clientWidth);
      });
    for (const width of [480, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(money).toBeInViewport({ ratio: 1 });
      await expect.poll(isWhole, `at ${width} px`).toBe(true);
    }
  });

test("HD-03: the bar has the member's picture, name and label, the balance with a refresh, the centre and the logout", async ({
  page,
}) => {
  await page.goto(toUrl("aurelune", "/inhouse"));
  await logIn(page, "aurelune", "player0055");
  const header = page.getByRole("banner");
  const account = header.getByRole("button", { name: "Member centre of player0055" });
  await expect(account).toContainText("player0055");
  await expect(account).toContainText("Member");
  const avatar = account.locator("img[src*='/art/avatars/']");
  await expect(avatar).toBeVisible();
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const balance = header.getByRole("group", { name: "Balance" });
  await expect(balance).toContainText("₫100,000.00");
  const asked = page.waitForResponse(/wallets\/balance/);
  await balance.getByRole("button", { name: "Refresh the balance" }).click();
  expect((await asked).status()).toBe(200);
  await account.click();
  await expect(page.getByRole("dialog", { name: "Member centre" })).toBeVisible();
  await page.keyboard.press("Escape");
  await header.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("alertdialog", { name: "Log out?" })).toBeVisible();
});

test("HD-09, HD-18: after a registration the success modal shows; a picture that fails is replaced by the default one", async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/);
  await page.route(/\/art\/avatars\//, (route) => route.abort());
  const username = await openNewMember(page, toUrl("aurelune"), "aurelune");
  const header = page.getByRole("banner");
  await expect(header.getByRole("button", { name: `Member centre of ${username}` })).toBeVisible();
  await expect(header.getByRole("group", { name: "Balance" })).toContainText("₫100,000.00");
  await expect(header.getByRole("button", { name: "Log out" })).toBeVisible();
  // The picture is blocked, so the default one is shown.
  await expect(header.locator("img[src*='/art/avatars/']")).toHaveCount(0);
});

test("HD-17, WL-01, WL-02: while the balance loads the bar says so, then shows it with symbol, separators and two decimals", async ({
  page,
}) => {
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

test("LG-19, SH-26: logging out asks first, removes the member in every tab, keeps the merchant, and leads home", async ({
  page,
  context,
}) => {
  await page.goto(toUrl("aurelune", "/rng"));
  await logIn(page, "aurelune", "player0003");
  const other = await context.newPage();
  await other.goto(toUrl("aurelune"));
  await expect(other.getByRole("button", { name: "Log out" })).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Log out?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await dialog.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page).toHaveURL(toUrl("aurelune", "/"));
  await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => [sessionStorage.getItem("merchantCode"), sessionStorage.getItem("token")])).toEqual([
    "AURELUNE",
    null,
  ]);
});

test("RT-03: /register shows a member home, without a modal", async ({ page }) => {
  await page.goto(toUrl("aurelune"));
  await logIn(page, "aurelune", "player0004");
  await page.goto(toUrl("aurelune", "/register"));
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
