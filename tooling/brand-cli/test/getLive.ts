import { listFlips, listLive, type Release, type Store } from "@marquee/site-store";

/** The live release of a brand in a store. @throws where there is none */
export async function getLive(store: Store, id = "kickline"): Promise<Release> {
  const [live] = await listLive(store, id, (await listFlips(store)).get(id) ?? [], 1);
  if (!live) throw new Error(`nothing of ${id} is live`);
  return live;
}
