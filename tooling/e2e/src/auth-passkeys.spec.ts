import type { Locator, Page } from "@playwright/test";
import { addPasskey, openPasskeys, plugAuthenticator } from "./passkeys.ts";
import { pressLogOut } from "./pressLogOut.ts";
import { openNewMember } from "./members.ts";
import { type BrandId, brands, expect, test, toUrl } from "./site.ts";

const brand: BrandId = "saltlantern";
const { password } = brands[brand];

async function logOut(page: Page): Promise<void> {
  await page.goto(toUrl(brand));
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
}

async function pressPasskey(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await page.getByRole("dialog", { name: "Log in" }).getByRole("button", { name: "Log in with a passkey" }).click();
}

/** Registers a member with a passkey. */
async function registerWithPasskey(page: Page): Promise<string> {
  const username = await openNewMember(page, toUrl(brand), brand);
  const line = await openPasskeys(page, brand);
  await line.getByRole("button", { name: "Add a passkey" }).click();
  await line.getByLabel("Login password").fill("Wrong#Wrong88");
  await line.getByRole("button", { name: "Continue" }).click();
  await expect(line.getByText("The current password is not correct.")).toBeVisible();
  await addPasskey(page, brand);
  return username;
}

async function removePasskey(page: Page): Promise<void> {
  const line = await openPasskeys(page, brand);
  await line.getByRole("button", { name: "Remove" }).click();
  await line.getByLabel("Login password").fill(password);
  await line.getByRole("button", { name: "Remove the passkey" }).click();
  // The list is hidden while the form is open; these words come when there is no passkey any more.
  await expect(line).toContainText("without a password");
}

const barOf = (page: Page, username: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^Member centre of ${username}`) });

test("X-19: a passkey is added with the password, logs in alone, and logs nobody in when it is removed", async ({
  page,
}) => {
  // A browser that offers no passkeys in fields.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await plugAuthenticator(page);
  const username = await registerWithPasskey(page);
  await logOut(page);
  await pressPasskey(page);
  await expect(barOf(page, username)).toBeVisible();
  await logOut(page);
  // The visitor thinks better of it: the browser says so at once, which the virtual device does only after its time.
  await page.evaluate(() => {
    const ask = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = async () => {
      navigator.credentials.get = ask;
      throw new DOMException("not now", "NotAllowedError");
    };
  });
  await pressPasskey(page);
  const form = page.getByRole("dialog", { name: "Log in" });
  const again = form.getByRole("button", { name: "Log in with a passkey" });
  await expect(form.getByLabel("Username")).toBeVisible();
  await expect(again).toBeEnabled();
  await again.click();
  await expect(barOf(page, username)).toBeVisible();
  await removePasskey(page);
  await logOut(page);
  await pressPasskey(page);
  await expect(page.getByText("This passkey was not accepted.")).toBeVisible();
});

test("X-19: the browser offers a passkey in the field of the username; the button takes its place, and a refused one is not offered again @sweep", async ({
  page,
}) => {
  const setAgreeing = await plugAuthenticator(page);
  const username = await registerWithPasskey(page);
  await logOut(page);
  await setAgreeing(false);
  const form = page.getByRole("dialog", { name: "Log in" });
  const open = async (): Promise<void> => {
    const offered = page.waitForResponse(/session\/login\/passkey\/options$/);
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    await offered;
  };
  await open();
  // A browser offers passkeys where the last word of the attribute is this one.
  await expect(form.getByLabel("Username")).toHaveAttribute("autocomplete", "username webauthn");
  await form.getByLabel("Username").fill("somebody");
  await setAgreeing(true);
  await form.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(barOf(page, username)).toBeVisible();
  await logOut(page);
  // Who chooses the offered one presses nothing else.
  await open();
  await expect(barOf(page, username)).toBeVisible();
  await expect(form).toHaveCount(0);
  await removePasskey(page);
  await logOut(page);
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/session/login/passkey") && sent.push(request.url()));
  await open();
  await expect(page.getByText("This passkey was not accepted.")).toBeVisible();
  await expect(form.getByRole("button", { name: "Log in with a passkey" })).toBeEnabled();
  await form.getByLabel("Username").fill(username);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(barOf(page, username)).toBeVisible();
  expect(sent).toHaveLength(1);
});
