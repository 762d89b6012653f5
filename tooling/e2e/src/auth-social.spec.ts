import type { Locator, Page } from "@playwright/test";
import { openNewMember } from "./members.ts";
import { brands, expect, register, test, toNewName, toUrl, repeats } from "./site.ts";
import { chooseAccount, joinAfterSignIn, logOut, socialBrand as brand } from "./socialProvider.ts";

const { password } = brands[brand];
const failed = "Login failed: the sign-in was closed before it was finished.";

async function openLogin(page: Page, path = "/"): Promise<Locator> {
  await page.goto(toUrl(brand, path));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  return page.getByRole("dialog", { name: "Log in" });
}

/** The header's button of the logged-in member. */
const findMember = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^Member centre of ${name}`) });

for (const provider of ["Google", "LINE", "Telegram"] as const)
  test(
    `X-75: ${provider} signs somebody new up, and in from then on, back to the page they were at`,
    repeats(provider === "LINE"),
    async ({ page }) => {
      const name = toNewName();
      const dialog = await openLogin(page, "/rng");
      await dialog.getByRole("button", { name: provider }).click();
      await chooseAccount(page, name);
      await expect(page.getByRole("heading", { name: "One more step" })).toBeInViewport();
      await expect(page.getByRole("main")).toContainText(`You are ${name} at ${provider}`);
      // What the provider answered has left the address bar, and no element holds it.
      expect(page.url()).toBe(toUrl(brand, `/login/social/${provider.toLowerCase()}`));
      // A reload loses nothing of it.
      await page.reload();
      await expect(page.getByRole("main")).toContainText(`You are ${name} at ${provider}`);
      await joinAfterSignIn(page, name);
      await expect(findMember(page, name)).toBeVisible();
      await logOut(page);
      await (await openLogin(page, "/rng")).getByRole("button", { name: provider }).click();
      await chooseAccount(page, name);
      await expect(findMember(page, name)).toBeVisible();
      await expect(page).toHaveURL(toUrl(brand, "/rng"));
    },
  );

test("X-75: the registration offers the providers too, with the mailbox that the provider has confirmed @sweep", async ({
  page,
}) => {
  await page.goto(toUrl(brand));
  await page.getByRole("banner").getByRole("button", { name: "Register" }).click();
  const name = toNewName();
  await page
    .getByRole("dialog")
    .getByRole("group", { name: "Join with" })
    .getByRole("button", { name: "Google" })
    .click();
  await chooseAccount(page, name);
  const mail = page.getByRole("main").getByLabel("E-mail");
  if (!(await mail.isVisible())) await page.getByRole("button", { name: "More details (optional)" }).click();
  await expect(mail).toHaveValue(`${name}@sign-in.example`);
  // Somebody who has an account by now finds the way to it.
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("main").getByLabel("Username")).toBeVisible();
});

test("LG-22, ER-30: who cancels at the provider is told that the login failed, and the form is there and works @sweep", async ({
  page,
}) => {
  const dialog = await openLogin(page);
  await dialog.getByRole("button", { name: "Google" }).click();
  await chooseAccount(page, null);
  await expect(page.getByRole("alert").filter({ hasText: failed })).toHaveCount(1);
  const main = page.getByRole("main");
  await expect(main.getByLabel("Username")).toBeVisible();
  await main.getByRole("button", { name: "Telegram" }).click();
  await chooseAccount(page, null);
  await expect(page.getByRole("alert").filter({ hasText: failed })).toHaveCount(1);
  // Reloaded, the page has no answer any more.
  await page.reload();
  await expect(main.getByLabel("Username")).toBeVisible();
});

test("LG-22, ER-30: who leaves the provider by Back finds the form open again, told once", async ({ page }) => {
  const dialog = await openLogin(page);
  await dialog.getByRole("button", { name: "Google" }).click();
  await expect(page.getByRole("heading", { name: "Sign in with Google" })).toBeVisible();
  await page.goBack();
  await expect(dialog.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await expect(dialog.getByLabel("Username")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
});

test("LG-22: a page that Back shows again as it was says so too, and its button can be pressed again @sweep", async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR/);
  const dialog = await openLogin(page);
  const google = dialog.getByRole("button", { name: "Google" });
  // The provider is not reached, so the page stays, as one does that the browser keeps.
  await page.route("http://127.0.0.1:*/google/**", (route) => route.abort("aborted"));
  const left = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await google.click();
  await left;
  await expect(google).toHaveAttribute("aria-busy", "true");
  await page.evaluate(() => globalThis.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(dialog.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await expect(google).not.toHaveAttribute("aria-busy", "true");
});

test("LG-21: a sign-in is linked in the security centre after a warning, logs in, and logs in no more once it is removed @sweep", async ({
  page,
}) => {
  const name = toNewName();
  await openNewMember(page, toUrl(brand), brand, name);
  const line = page.getByRole("dialog", { name: "Member centre" }).getByRole("group", { name: "Linked sign-ins" });
  const begin = async (typed: string): Promise<void> => {
    await line.getByRole("button", { name: "Link Google" }).click();
    await line.getByLabel("Login password").fill(typed);
    await line.getByRole("button", { name: "Continue" }).click();
  };
  await page.goto(toUrl(brand, "/member/securityCenter"));
  await begin("Wrong#Wrong88");
  await expect(line.getByText("The current password is not correct.")).toBeVisible();
  await line.getByRole("button", { name: "Cancel" }).click();
  await begin(password);
  await chooseAccount(page, null);
  await expect(page.getByText("Nothing was linked: the sign-in was closed before it was finished.")).toBeVisible();
  await begin(password);
  await chooseAccount(page, name);
  const warning = page.getByRole("alertdialog", { name: "Link Google?" });
  await expect(warning).toContainText(`${name} at Google will log in here.`);
  await warning.getByRole("button", { name: "Cancel" }).click();
  await expect(line.getByRole("listitem")).toHaveCount(0);
  await begin(password);
  await chooseAccount(page, name);
  await warning.getByRole("button", { name: "Link Google" }).click();
  await expect(line.getByRole("listitem")).toContainText(`Google: ${name}`);
  await expect(line.getByRole("button")).toHaveText(["Remove Google", "Link Telegram", "Link LINE"]);
  await page.goto(toUrl(brand));
  await logOut(page);
  await (await openLogin(page)).getByRole("button", { name: "Google" }).click();
  await chooseAccount(page, name);
  await expect(findMember(page, name)).toBeVisible();
  await page.goto(toUrl(brand, "/member/securityCenter"));
  await line.getByRole("button", { name: "Remove Google" }).click();
  await line.getByLabel("Login password").fill(password);
  await line.getByRole("button", { name: "Remove the sign-in" }).click();
  await expect(page.getByText("The sign-in was removed.")).toBeVisible();
  await expect(line.getByRole("listitem")).toHaveCount(0);
  await page.goto(toUrl(brand));
  await logOut(page);
  await (await openLogin(page)).getByRole("button", { name: "Google" }).click();
  await chooseAccount(page, name);
  await expect(page.getByRole("form", { name: "Register" })).toBeVisible();
});

test("LG-21: an account that another member has linked is refused @sweep", async ({ page }) => {
  const [first, second] = [toNewName(), toNewName()];
  const dialog = await openLogin(page);
  await dialog.getByRole("button", { name: "LINE" }).click();
  await chooseAccount(page, first);
  await joinAfterSignIn(page, first);
  await logOut(page);
  await register(page, brand, second);
  await page.goto(toUrl(brand, "/member/securityCenter"));
  const line = page.getByRole("dialog", { name: "Member centre" }).getByRole("group", { name: "Linked sign-ins" });
  await line.getByRole("button", { name: "Link LINE" }).click();
  await line.getByLabel("Login password").fill(password);
  await line.getByRole("button", { name: "Continue" }).click();
  await chooseAccount(page, first);
  await expect(page.getByText("This sign-in is already linked to another account.")).toBeVisible();
  await expect(line.getByRole("listitem")).toHaveCount(0);
});
