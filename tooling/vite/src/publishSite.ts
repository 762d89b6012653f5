import { createRelease, flip, isSameRelease, listFlips, listLive, type Release, type Store } from "@marquee/site-store";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { buildEngine } from "./buildEngine.ts";
import { composeRelease, type Occasion } from "./composeRelease.ts";
import { makeLayer, readBrand } from "./makeLayer.ts";
import { storeLayer } from "./storeLayer.ts";

/**
 * Builds a brand's engine and layer if they are not there, composes its HTML and makes it live in one step. What is live
 * already stays the release that it is. @throws on faulty data; what was live stays
 */
export async function publishSite(brandFolder: string, store: Store, occasion: Occasion): Promise<Release> {
  const { id, modules, app } = readBrand(brandFolder);
  const flips = (await listFlips(store)).get(id) ?? [];
  const engine = await buildEngine(toProfile(modules, app), store);
  const layer = await storeLayer(await makeLayer(brandFolder), store);
  const draft = await composeRelease(store, engine, layer, occasion);
  const [live] = await listLive(store, id, flips, 1);
  if (live && isSameRelease(live, draft)) return live;
  const release = await createRelease(store, draft);
  await flip(store, release, flips.at(-1) ?? 0, occasion.by, occasion.at);
  return release;
}
