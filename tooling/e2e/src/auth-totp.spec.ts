import type { Locator, Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { toCode, waitForStep } from "./addApp.ts";
import { openNewMember } from "./members.ts";
import { type BrandId, brands, expect, test, toUrl } from "./site.ts";

const brand: BrandId = "saltlantern";
const { password } = brands[brand];

async function openLine(page: Page): Promise<Locator> {
  await page.goto(toUrl(brand, "/member/securityCenter"));
  return page.getByRole("dialog", { name: "Member centre" }).getByRole("group", { name: "Authenticator app" });
}

async function logOut(page: Page): Promise<void> {
  await page.goto(toUrl(brand));
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
}

/** The second step of a login with the right password. */
async function openSecondStep(page: Page, username: string): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  const form = dialog.getByRole("form", { name: "Confirm your login" });
  await expect(form).toBeVisible();
  return form;
}

const bar = (page: Page): Locator => page.getByRole("button", { name: /^Member centre of/ });

test("X-19, LG-15, X-16: an app is added by its picture or secret; the login then asks for its code, or takes a recovery code once", async ({
  page,
}) => {
  const username = await openNewMember(page, toUrl(brand), brand);
  const line = await openLine(page);
  await line.getByRole("button", { name: "Set up" }).click();
  await line.getByLabel("Login password").fill("Wrong#Wrong88");
  await line.getByRole("button", { name: "Continue" }).click();
  await expect(line.getByText("The current password is not correct.")).toBeVisible();
  await line.getByLabel("Login password").fill(password);
  await line.getByRole("button", { name: "Continue" }).click();
  await expect(line.getByRole("img", { name: "Secret for your authenticator app" })).toBeVisible();
  const secret = ((await line.locator("code").textContent()) ?? "").replaceAll(" ", "");
  const code = line.getByLabel("Code from your authenticator app");
  await code.fill("000000");
  await line.getByRole("button", { name: "Confirm" }).click();
  await expect(line.getByText("Please enter a valid verification code.")).toBeVisible();
  await waitForStep();
  await code.fill(toCode(secret, -1));
  await line.getByRole("button", { name: "Confirm" }).click();
  const codes = line.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await line.getByRole("button", { name: "I have saved them" }).click();
  await expect(codes).toHaveCount(0);
  await expect(line.getByText("10 recovery codes are left.")).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  await logOut(page);
  const form = await openSecondStep(page, username);
  const field = form.getByLabel("Code from your authenticator app");
  await form.getByRole("button", { name: "Log in" }).click();
  await expect(form.getByText("Input cannot be empty")).toBeVisible();
  await field.fill("000000");
  await form.getByRole("button", { name: "Log in" }).click();
  await expect(form.getByText("Please enter a valid verification code.")).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill(toCode(secret));
  await form.getByRole("button", { name: "Log in" }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText(/^Last login: /)).toBeVisible();

  await logOut(page);
  const again = await openSecondStep(page, username);
  await again.getByLabel("Code from your authenticator app").fill(recovery);
  await again.getByRole("button", { name: "Log in" }).click();
  await expect(bar(page)).toBeVisible();
  await logOut(page);
  const third = await openSecondStep(page, username);
  await third.getByLabel("Code from your authenticator app").fill(recovery);
  await third.getByRole("button", { name: "Log in" }).click();
  await expect(third.getByText("Please enter a valid verification code.")).toBeVisible();
  await third.getByLabel("Code from your authenticator app").fill(toCode(secret, 1));
  await third.getByRole("button", { name: "Log in" }).click();
  await expect(bar(page)).toBeVisible();

  const added = await openLine(page);
  await expect(added.getByText("9 recovery codes are left.")).toBeVisible();
  await added.getByRole("button", { name: "New recovery codes" }).click();
  await added.getByLabel("Login password").fill(password);
  await added.getByRole("button", { name: "Make new codes" }).click();
  await expect(added.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await added.getByRole("button", { name: "I have saved them" }).click();
  await added.getByRole("button", { name: "Remove" }).click();
  await added.getByLabel("Login password").fill(password);
  await added.getByRole("button", { name: "Remove the app" }).click();
  await expect(added.getByRole("button", { name: "Set up" })).toBeVisible();
});
