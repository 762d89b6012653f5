import type { Page } from "@playwright/test";
import { readNewest } from "./outbox.ts";
import { type BrandId, expect, toUrl } from "./site.ts";

/** Opens the link that a registration has sent to a mailbox or number, confirms it there, and goes on to the start page. */
export async function confirmContact(page: Page, brand: BrandId, recipient: string): Promise<void> {
  let link: string | undefined;
  await expect
    .poll(async () => (link = /http:\S+\/confirm-contact#\S+/.exec(await readNewest(brand, recipient))?.[0]))
    .toBeDefined();
  await page.goto(link ?? "");
  await page.getByRole("button", { name: "Confirm the contact" }).click();
  await expect(page.getByRole("heading", { name: /is confirmed$/ })).toBeVisible();
  await page.getByRole("button", { name: "Go to the start page" }).click();
  await expect(page).toHaveURL(toUrl(brand));
}
