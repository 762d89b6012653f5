import { expect, type Locator, type Page } from "@playwright/test";

/** The payment password of the members of these journeys. */
export const paymentPassword = "482915";

/** Adds a bank account at the withdrawal panel of a member who has none. */
export async function addAccount(centre: Locator, number: string): Promise<void> {
  const form = centre.getByRole("form", { name: "New account" });
  await form.getByLabel("Account number").fill(number);
  await form.getByLabel("Account holder").fill("Nguyễn Văn An");
  await form.getByLabel("Payment password").fill(paymentPassword);
  await form.getByRole("button", { name: "Add account" }).click();
  await expect(centre.getByRole("form", { name: "New withdrawal" })).toBeVisible();
}

/** Orders a withdrawal of everything. @returns its number */
export async function withdraw(page: Page, centre: Locator): Promise<string> {
  const form = centre.getByRole("form", { name: "New withdrawal" });
  await form.getByRole("button", { name: "Everything" }).click();
  await form.getByLabel("Payment password").fill(paymentPassword);
  await form.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(page).toHaveURL(/order=W/);
  return new URL(page.url()).searchParams.get("order") ?? "";
}
