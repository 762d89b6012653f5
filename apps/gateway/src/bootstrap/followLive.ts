import { listFlips, listLive, readFlips, readLayer, type Store } from "@marquee/site-store";
import type { BrandFolder, BrandFolders } from "./readBrands.ts";

/** A brand's live data in place of its folder's; a fault when its site was retired. */
async function follow(folder: BrandFolder, store: Store, flips: readonly number[]): Promise<BrandFolder | string> {
  const { brand } = folder;
  const last = (await readFlips(store, brand.id, flips.slice(-1))).at(-1);
  if (last?.renamedTo !== undefined) return `brands/${brand.id}: the brand has the id ${last.renamedTo} now`;
  if (last?.retired !== undefined) return `brands/${brand.id}: its site was retired on ${last.at.slice(0, 10)}`;
  const [live] = await listLive(store, brand.id, flips, 1);
  const layer = live === undefined ? null : await readLayer(store, live.layer);
  // Another merchant code means another merchant: a preview shows one brand's looks over another's merchant.
  if (layer === null || layer.brand.merchantCode !== brand.merchantCode) return folder;
  return { ...folder, brand: { ...layer.brand, id: brand.id } };
}

/**
 * The brands from which a start creates merchants: the live release where there is one, so that a merchant and its pages never
 * disagree and a rollback outlives a restart; otherwise the folder. Newer data in the folder
 * takes effect with the next publish.
 */
export async function followLive({ brands, faults }: BrandFolders, store: Store): Promise<BrandFolders> {
  const flips = await listFlips(store);
  const followed = await Promise.all(brands.map((folder) => follow(folder, store, flips.get(folder.brand.id) ?? [])));
  return {
    brands: followed.filter((each) => typeof each !== "string"),
    faults: [...faults, ...followed.filter((each) => typeof each === "string")],
  };
}
