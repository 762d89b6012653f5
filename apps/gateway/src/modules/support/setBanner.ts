import type { Db } from "../../db/Db.ts";
import { publishDeskChange } from "../../events/publishDeskChange.ts";
import { deleteBanner, insertBanner, lockBanners, updateBanner } from "./bannerStore.ts";

/** A banner as set by an operator; its English title serves all languages. */
export interface BannerText {
  readonly group_name: string;
  readonly picture: string;
  readonly title: string;
  readonly linkage_type: string | null;
  readonly linkage: string | null;
}

/**
 * Adds a banner as the last one, or changes the one with that id in place, whose schedule and audience stay.
 * @returns its former state (null when new) and its new state
 */
export async function setBannerText(
  tx: Db,
  tenantId: string,
  id: string,
  banner: BannerText,
): Promise<{ readonly before: unknown; readonly after: BannerText }> {
  const others = await lockBanners(tx, tenantId);
  const before = others.find((row) => row.id === id);
  const values = { ...banner, title: JSON.stringify({ EN: banner.title }) };
  if (before === undefined)
    await insertBanner(tx, tenantId, id, { ...values, position: (others.at(-1)?.position ?? -1) + 1 });
  else await updateBanner(tx, tenantId, id, { ...values, is_on: true });
  await publishDeskChange(tx, tenantId, "Banners");
  return { before: before ?? null, after: banner };
}

/** Removes a banner. @returns its former state; `undefined` for an unknown one */
export async function removeBannerText(tx: Db, tenantId: string, id: string): Promise<unknown> {
  await publishDeskChange(tx, tenantId, "Banners");
  return deleteBanner(tx, tenantId, id);
}
