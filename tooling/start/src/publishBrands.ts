import { join } from "node:path";
import { listFlips, listLive, type Store } from "@marquee/site-store";
import { type PageAddition, publishSite } from "@marquee/vite";

/** What became of brands at a start. */
export type PublishedBrands = {
  /** The brands that have a site: of now, or their last one. */
  readonly ids: readonly string[];
  /** A line for each brand that could not be published. */
  readonly faults: readonly string[];
};

const toReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Publishes brands, each by itself: one that cannot be built keeps its last site, or has none, and the others go on.
 *
 * @throws when no brand has a site, with the reason of the first.
 */
export async function publishBrands(
  folder: string,
  ids: readonly string[],
  store: Store,
  addition?: PageAddition,
): Promise<PublishedBrands> {
  const change = { at: new Date().toISOString(), by: "start", note: "" };
  const failed = new Map<string, string>();
  for (const id of ids)
    await publishSite(join(folder, id), store, change, addition).catch((error) => failed.set(id, toReason(error)));
  const flips = await listFlips(store);
  const [withSite, faults]: [string[], string[]] = [[], []];
  for (const id of ids) {
    const reason = failed.get(id);
    const isLive = reason === undefined || (await listLive(store, id, flips.get(id) ?? [], 1)).length > 0;
    if (isLive) withSite.push(id);
    if (reason !== undefined) faults.push(`${isLive ? "its last site is kept" : "left out"}: brands/${id}: ${reason}`);
  }
  if (withSite.length === 0) throw new Error(faults[0] ?? `there is no brand in ${folder}`);
  return { ids: withSite, faults };
}
