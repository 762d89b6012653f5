import { expect, logIn, test, toUrl } from "./site.ts";

test("SM-09, LT-04: choosing a language changes all texts without a reload, and a reload keeps it", async ({
  page,
}) => {
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

test("LT-04: the gateway stores a member's language, and a login in another browser uses it, also for dates @sweep", async ({
  page,
  browser,
}) => {
  await page.goto(toUrl("saltlantern", "/inhouse"));
  await logIn(page, "saltlantern", "player0053");
  const days = page
    .getByRole("dialog")
    .getByText(/2\d{3}/)
    .first();
  const openRecord = () => page.goto(toUrl("saltlantern", "/member/transactionHistory"));
  await openRecord();
  await expect(days).toHaveText(/^[A-Z][a-z]+ \d/);
  await page.goto(toUrl("saltlantern", "/inhouse"));
  const told = page.waitForResponse(/member\/language/);
  await page.getByLabel("Language").selectOption("TH");
  expect(await (await told).json()).toMatchObject({ success: true, value: { language: "TH" } });
  await openRecord();
  await expect(days).toHaveText(/[\u0E00-\u0E7F]/);
  const other = await browser.newPage();
  await other.goto(toUrl("saltlantern", "/inhouse"));
  await expect(other.locator("html")).toHaveAttribute("lang", "en");
  await other.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = other.getByRole("dialog");
  await dialog.getByLabel("Username").fill("player0053");
  await dialog.getByLabel("Password", { exact: true }).fill("Marquee#2026");
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(other.locator("html")).toHaveAttribute("lang", /^th/);
  await other.close();
});
