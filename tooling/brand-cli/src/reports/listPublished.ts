import { listFlips, type Store } from "@marquee/site-store";
import { listBrandIds } from "../checks/Subject.ts";

/** The ids of all brands of which something was ever live. */
export async function listPublished(store: Store): Promise<readonly string[]> {
  return [...(await listFlips(store)).keys()].toSorted();
}

/** Brands that are live and whose folder is gone: nobody can change them any more, and nothing takes them away. */
export async function listOrphans(brands: string, store: Store): Promise<readonly string[]> {
  const folders = listBrandIds(brands);
  return (await listPublished(store)).filter((id) => !folders.includes(id));
}

/** An orphan as a line. */
export const toOrphanLine = (id: string): string => `${id}: is live, and its folder is gone`;
