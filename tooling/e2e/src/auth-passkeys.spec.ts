import type { Locator, Page } from "@playwright/test";
import { type BrandId, brands, expect, register, test, toNewName, toUrl } from "./site.ts";

const brand: BrandId = "saltlantern";
const { password } = brands[brand];

/** A device of the browser that checks its user by itself. */
async function plugAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openLine(page: Page): Promise<Locator> {
  await page.goto(toUrl(brand, "/member/securityCenter"));
  return page.getByRole("dialog", { name: "Member centre" }).getByRole("group", { name: "Passkeys" });
}

async function logOut(page: Page): Promise<void> {
  await page.goto(toUrl(brand));
  await page.getByRole("banner").getByRole("button", { name: "Log out" }).click();
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
}

async function pressPasskey(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  await page.getByRole("dialog", { name: "Log in" }).getByRole("button", { name: "Log in with a passkey" }).click();
}

test("X-19: a passkey is added with the password, logs in alone, and logs nobody in when it is removed", async ({
  page,
}) => {
  await plugAuthenticator(page);
  await page.goto(toUrl(brand));
  const username = await register(page, brand, toNewName());
  const line = await openLine(page);
  await line.getByRole("button", { name: "Add a passkey" }).click();
  await line.getByLabel("Login password").fill("Wrong#Wrong88");
  await line.getByRole("button", { name: "Continue" }).click();
  await expect(line.getByText("The current password is not correct.")).toBeVisible();
  await line.getByLabel("Login password").fill(password);
  await line.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("The passkey was added. You can log in with it now.")).toBeVisible();
  await expect(line.getByRole("listitem")).toHaveCount(1);
  await logOut(page);
  await pressPasskey(page);
  await expect(page.getByRole("button", { name: new RegExp(`^Member centre of ${username}`) })).toBeVisible();
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
  await expect(page.getByRole("button", { name: new RegExp(`^Member centre of ${username}`) })).toBeVisible();
  const added = await openLine(page);
  await added.getByRole("button", { name: "Remove" }).click();
  await added.getByLabel("Login password").fill(password);
  await added.getByRole("button", { name: "Remove the passkey" }).click();
  await expect(added.getByRole("listitem")).toHaveCount(0);
  await logOut(page);
  await pressPasskey(page);
  await expect(page.getByText("This passkey was not accepted.")).toBeVisible();
});
