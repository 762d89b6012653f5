import { listFlips, type Store } from "@marquee/site-store";

/** The ids of all brands of which something was ever live. */
export async function listPublished(store: Store): Promise<readonly string[]> {
  return [...(await listFlips(store)).keys()].toSorted();
}
