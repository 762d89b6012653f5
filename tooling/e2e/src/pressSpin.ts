import type { Page } from "@playwright/test";

/** The button of the page's open game that spins. */
export const spinOf = (page: Page, name = "Spin") =>
  page.frameLocator("iframe").getByRole("button", { name, exact: true });

/** Spins in a page that stands beside others: a tab behind another one draws no new frame, and a press in it would meet the page around the game. */
export async function pressSpin(page: Page): Promise<void> {
  await page.bringToFront();
  await spinOf(page).click();
}
