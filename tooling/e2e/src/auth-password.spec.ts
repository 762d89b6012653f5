import type { Locator, Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { askGateway } from "./operator.ts";
import { confirmContact } from "./confirmContact.ts";
import { openNewMember } from "./members.ts";
import { type BrandId, brands, confirmAge, expect, test, toNewName, toUrl } from "./site.ts";

const brand: BrandId = "saltlantern";
const next = "Harbour#Night88";

const bar = (page: Page): Locator => page.getByRole("button", { name: /^Member centre of/ });
const changeDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Change password" });
const forgotDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Forgot your password?" });

/** A member with a mailbox, logged out. */
async function registerWithMail(page: Page): Promise<{ readonly username: string; readonly email: string }> {
  await page.goto(toUrl(brand));
  await page.getByRole("button", { name: "Register", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const username = toNewName();
  const email = `${username}@mail.example`;
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(brands[brand].password);
  await dialog.getByLabel("Confirm password").fill(brands[brand].password);
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await dialog.getByText("More details (optional)").click();
  await dialog.getByLabel(/^E-mail/).fill(email);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await page.getByRole("button", { name: "See the games" }).click();
  return { username, email };
}

async function logOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
}

/** A new password that an operator gives. */
const give = async (username: string): Promise<string> =>
  (await askGateway<{ readonly password: string }>(brand, "password", username)).password;

async function fillNew(dialog: Locator, text: string): Promise<void> {
  await dialog.getByLabel("New password", { exact: true }).fill(text);
  await dialog.getByLabel("Repeat the new password").fill(text);
}

test("LG-11, ER-08, HD-04: a given password opens a change that cannot be closed, over a reload too, and the old one is not asked", async ({
  page,
  faults,
}) => {
  faults.allow(/40[13]/);
  const username = await openNewMember(page, toUrl(brand), brand);
  await logOut(page);
  const given = await give(username);
  await logIn(page, username, given);
  const dialog = changeDialog(page);
  await expect(dialog.getByText("Please choose a password of your own.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("button", { name: "Close" })).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goto(toUrl(brand, "/member/securityCenter"));
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Current password")).toHaveCount(0);
  await fillNew(dialog, "short");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByLabel("New password", { exact: true })).toBeFocused();
  await fillNew(dialog, next);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Member centre" }).getByText("This device")).toBeVisible();
  await page.goto(toUrl(brand));
  await logOut(page);
  await logIn(page, username, next);
  await expect(bar(page)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("HD-04: the estimate of a new password comes while it is typed, and moves nothing below it @sweep", async ({
  page,
}) => {
  await openNewMember(page, toUrl(brand), brand);
  const release = Promise.withResolvers<void>();
  await page.route(/measureStrength/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Change password" }).click();
  const dialog = changeDialog(page);
  const estimator = page.waitForRequest(/measureStrength/);
  await dialog.getByLabel("New password", { exact: true }).fill("short");
  await estimator;
  const readHeight = (): Promise<number> => dialog.evaluate(({ scrollHeight }) => scrollHeight);
  const before = await readHeight();
  release.resolve();
  await expect(dialog.getByText("Strength: Weak")).toBeVisible();
  expect(Math.abs((await readHeight()) - before)).toBeLessThan(2);
});

test("HD-05, LG-16, VL-14: the mail's link sets a new password once, the address forgets its token, and the member is logged in at home", async ({
  page,
  faults,
}) => {
  faults.allow(/40[13]/);
  const { username, email } = await registerWithMail(page);
  await confirmContact(page, brand, email);
  await logOut(page);
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await page.getByRole("dialog", { name: "Log in" }).getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = forgotDialog(page);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog.getByText("Input cannot be empty")).toHaveCount(2);
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByRole("textbox", { name: "E-mail" }).fill("no mailbox");
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog.getByText("A valid e-mail address")).toBeVisible();
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  const asked = page.waitForRequest(/\/wps\/member\/password\/email$/);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  expect((await asked).headers()["content-type"]).toBe("application/x-www-form-urlencoded");
  await expect(dialog.getByText(/an e-mail with a link is on its way to e\*\*\*@mail\.example/)).toBeVisible();
  const [mail] = await askGateway<readonly { readonly text: string }[]>(brand, "messages", "--recipient", email);
  const link = /http:\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await page.goto(link);
  const form = page.getByRole("form", { name: "New password" });
  await expect(form).toBeVisible();
  await expect(page).toHaveURL(toUrl(brand, "/reset-password"));
  expect(requests.join()).not.toContain(link.split("#")[1]);
  await form.getByLabel("New password", { exact: true }).fill(next);
  await form.getByLabel("Repeat the new password").fill(`${next}x`);
  await form.getByRole("button", { name: "Set the password and log in" }).click();
  await expect(form.getByText("Confirmation password not correct")).toBeVisible();
  await form.getByLabel("Repeat the new password").fill(next);
  await form.getByRole("button", { name: "Set the password and log in" }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveURL(toUrl(brand));
  await logOut(page);
  await page.goto(link);
  await form.getByLabel("New password", { exact: true }).fill("Another#Night89");
  await form.getByLabel("Repeat the new password").fill("Another#Night89");
  await form.getByRole("button", { name: "Set the password and log in" }).click();
  await expect(page.getByText("This link does not work any more")).toBeVisible();
});

test("SH-04: an address with a code logs in once; the code leaves the address bar and the history, and no request tells it @sweep", async ({
  page,
  browser,
}) => {
  const username = await openNewMember(page, toUrl(brand), brand);
  const { path } = await askGateway<{ readonly path: string }>(brand, "login-address", username);
  const code = path.replace("/?token=", "");
  const context = await browser.newContext();
  const there = await context.newPage();
  const told: string[] = [];
  there.on("request", (request) => {
    const isPage = request.isNavigationRequest();
    told.push(`${isPage ? "" : request.url()} ${request.headers()["referer"] ?? ""} ${request.postData() ?? ""}`);
  });
  await there.goto(toUrl(brand, path));
  await expect(there.getByRole("button", { name: new RegExp(`^Member centre of ${username}`) })).toBeVisible();
  await expect(there).toHaveURL(toUrl(brand));
  expect(await there.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  expect(told.join("\n")).not.toContain(code);
  await context.close();
  const other = await browser.newContext();
  const late = await other.newPage();
  await late.goto(toUrl(brand, path));
  await expect(late.getByText("This link has been used or has expired. Please log in.")).toBeVisible();
  await expect(late).toHaveURL(toUrl(brand));
  await other.close();
});
