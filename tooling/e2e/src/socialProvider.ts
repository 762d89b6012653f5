import type { Page } from "@playwright/test";
import { pressLogOut } from "./pressLogOut.ts";
import { type BrandId, brands, confirmAge, expect } from "./site.ts";

/** The brand with social sign-in. */
export const socialBrand: BrandId = "paperkite";

/** Chooses an account on the provider's page; `null` cancels. */
export async function chooseAccount(page: Page, account: string | null): Promise<void> {
  await expect(page.getByRole("heading", { name: /^Sign in with / })).toBeVisible();
  if (account === null) return page.getByRole("button", { name: "Cancel" }).click();
  await page.getByLabel("Another account").fill(account);
  return page.getByRole("button", { name: "Continue" }).click();
}

/** Fills the registration that the site shows after a sign-in of somebody new, and sends it. */
export async function joinAfterSignIn(page: Page, username: string): Promise<void> {
  const { password, name } = brands[socialBrand];
  const main = page.getByRole("main");
  await main.getByLabel("Username").fill(username);
  await main.getByLabel("Password", { exact: true }).fill(password);
  await main.getByLabel("Confirm password").fill(password);
  await main.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(main);
  await main.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Welcome to ${name}` })).toBeVisible();
  await page.getByRole("button", { name: "See the games" }).click();
}

/** Logs the member out by the header. */
export async function logOut(page: Page): Promise<void> {
  await pressLogOut(page);
  await page.getByRole("alertdialog", { name: "Log out?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
}
