import type { Page } from "@playwright/test";
import { openWithEvents } from "./liveEvents.ts";
import { logInFor } from "./members.ts";
import type { BrandId } from "./site.ts";

/** Opens a brand's site as a demo player, and waits until the page hears of events. */
export async function openPlayer(
  page: Page,
  toSite: (path: string, brand: BrandId) => string,
  username: string,
  brand: BrandId,
): Promise<void> {
  await logInFor(page, toSite("/", brand), brand, username);
  await openWithEvents(page, toSite("/inhouse", brand));
}
