import { listFlips, listLive, readFlips, readLayer, type Store } from "@marquee/site-store";
import type { BrandFolder, BrandFolders } from "./readBrands.ts";

/** What is live of a brand in place of its folder's data; its fault when its site has ended. */
async function follow(folder: BrandFolder, store: Store, flips: readonly number[]): Promise<BrandFolder | string> {
  const { brand } = folder;
  const last = (await readFlips(store, brand.id, flips.slice(-1))).at(-1);
  if (last?.renamedTo !== undefined) return `brands/${brand.id}: the brand has the id ${last.renamedTo} now`;
  if (last?.retired !== undefined) return `brands/${brand.id}: its site was retired on ${last.at.slice(0, 10)}`;
  const [live] = await listLive(store, brand.id, flips, 1);
  const layer = live === undefined ? null : await readLayer(store, live.layer);
  // Another code is another merchant: a preview that wears the looks of one and the merchant of another.
  if (layer === null || layer.brand.merchantCode !== brand.merchantCode) return folder;
  return { ...folder, brand: { ...layer.brand, id: brand.id } };
}

/**
 * The brands as a start makes merchants of them: by what is live, where something is, so that a merchant and its pages never
 * say two things and a roll back outlives a restart; by their folders where nothing was published yet. What the folder says
 * beyond that comes with the next publish.
 */
export async function followLive({ brands, faults }: BrandFolders, store: Store): Promise<BrandFolders> {
  const flips = await listFlips(store);
  const followed = await Promise.all(brands.map((folder) => follow(folder, store, flips.get(folder.brand.id) ?? [])));
  return {
    brands: followed.filter((each) => typeof each !== "string"),
    faults: [...faults, ...followed.filter((each) => typeof each === "string")],
  };
}
