import type { Page } from "@playwright/test";
import { openWithEvents } from "./liveEvents.ts";
import { type BrandId, brands, expect } from "./site.ts";

/** Logs a demo player in at a brand's site and waits until the page hears of events. */
export async function openPlayer(
  page: Page,
  toSite: (path: string, brand: BrandId) => string,
  username: string,
  brand: BrandId,
): Promise<void> {
  await page.goto(toSite("/inhouse", brand));
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByLabel("Password", { exact: true }).fill(brands[brand].password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await openWithEvents(page, toSite("/inhouse", brand));
}
