import { isEnd, listFlips, readFlips, type Store } from "@marquee/site-store";
import { listBrandIds } from "../checks/Subject.ts";

/** The ids of all brands that were ever live. */
export async function listPublished(store: Store): Promise<readonly string[]> {
  return [...(await listFlips(store)).keys()].toSorted();
}

/** Live brands whose folder is gone: nobody can change them, and only `retire` removes them. */
export async function listOrphans(brands: string, store: Store): Promise<readonly string[]> {
  const folders = listBrandIds(brands);
  const flips = [...(await listFlips(store))].filter(([id]) => !folders.includes(id));
  const lasts = await Promise.all(flips.map(([id, numbers]) => readFlips(store, id, numbers.slice(-1))));
  return lasts
    .flat()
    .flatMap((last) => (isEnd(last) ? [] : [last.brand]))
    .toSorted();
}

/** An orphan as a line. */
export const toOrphanLine = (id: string): string =>
  `${id}: is live, and its folder is gone; bring the folder back, or pnpm brand retire ${id}`;
