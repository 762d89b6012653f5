import type { Page } from "@playwright/test";

/** Presses "Log out" in the account menu of the bar; the question that follows is the test's. */
export async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
}
