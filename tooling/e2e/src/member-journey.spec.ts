import { followRound } from "./followRound.ts";
import { expect, test, toNewName, toUrl } from "./site.ts";

// With animations, as most players see the site.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Uses only the keyboard and accessible names, like a visitor who uses neither a mouse nor a screen. */
test("GM-34, RG-01, LG-19: the whole journey by keyboard and accessible names, at 400 ms latency, with every press doubled", async ({
  page,
}) => {
  await page.route(/\/wps\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => undefined);
  });
  const username = toNewName();
  const press = async (name: string, within = page.locator("body")): Promise<void> => {
    const button = within.getByRole("button", { name, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
  };
  const registrations: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/wps/member/register")) registrations.push(request.url());
  });
  await page.goto(toUrl("aurelune", "/inhouse"));
  await page.getByRole("banner").getByRole("button", { name: "Register" }).focus();
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Join Aurelune" });
  await form.getByLabel("Username").focus();
  await page.keyboard.type(username);
  await form.getByLabel("Password", { exact: true }).focus();
  await page.keyboard.type("Marquee#2026");
  await form.getByLabel("Confirm password").focus();
  await page.keyboard.type("Marquee#2026");
  await form.getByLabel("Birthday").focus();
  await page.keyboard.type("05051990");
  await form.getByRole("checkbox", { name: "I am 18 or older" }).focus();
  await page.keyboard.press("Space");
  await press("Register", form);
  await expect(page.getByRole("dialog", { name: "Welcome to Aurelune" })).toBeVisible({ timeout: 30_000 });
  expect(registrations.length).toBe(1);
  await page.keyboard.press("Escape");
  // Wait until the dialog is closed: it returns the focus, which would undo an earlier change of focus.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Balance" })).toContainText("₫100,000.00");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "In-house" }).focus();
  await page.keyboard.press("Enter");
  // A new page moves the focus to its heading.
  await expect(page.getByRole("heading", { level: 1, name: "In-house" })).toBeFocused();
  const play = page
    .getByRole("main")
    .getByRole("button", { name: /^Play / })
    .first();
  await expect(play).toBeVisible({ timeout: 20_000 });
  await play.focus();
  await page.keyboard.press("Enter");
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: "Spin" });
  await expect(spin).toBeVisible({ timeout: 30_000 });
  const balances: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/wallets/balance")) balances.push(response.url());
  });
  const waitRound = followRound(page);
  await spin.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => balances.length, { timeout: 30_000 }).toBeGreaterThan(0);
  await waitRound();
  const exit = page.getByRole("link", { name: "Back to the lobby" });
  await exit.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(toUrl("aurelune", "/inhouse"));
  // Going back also moves the focus to the page's heading.
  await expect(page.getByRole("heading", { level: 1, name: "In-house" })).toBeFocused();
  await page.getByRole("banner").getByRole("button", { name: "Account menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Change password" })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await press("Log out", page.getByRole("alertdialog", { name: "Log out?" }));
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  const logIn = page.getByRole("banner").getByRole("button", { name: "Log in" });
  await expect(logIn).toBeVisible({ timeout: 20_000 });
  await logIn.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByLabel("Username").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(username);
  await dialog.getByLabel("Password", { exact: true }).focus();
  await page.keyboard.type("Marquee#2026");
  await press("Log in", dialog);
  await expect(page.getByRole("dialog", { name: "Play with a plan" })).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner").getByRole("button", { name: "Account menu" })).toBeVisible({ timeout: 20_000 });
});
