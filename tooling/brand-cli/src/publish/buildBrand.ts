import { join } from "node:path";
import type { Engine, Layer, Store } from "@marquee/site-store";
import { buildEngine, makeLayer, readBrand, storeLayer } from "@marquee/vite";
import { toProfile } from "@marquee/whitelabel/catalogue";

/** A brand's engine and layer in the store, and the time taken. */
export type Built = { readonly engine: Engine; readonly layer: Layer; readonly milliseconds: number };

/** Builds the parts of a brand that are not in the store yet. @throws on faulty data; validate first */
export async function buildBrand(brands: string, id: string, store: Store): Promise<Built> {
  const since = performance.now();
  const folder = join(brands, id);
  const { modules, app } = readBrand(folder);
  const engine = await buildEngine(toProfile(modules, app), store, brands);
  const layer = await storeLayer(await makeLayer(folder), store);
  return { engine, layer, milliseconds: Math.round(performance.now() - since) };
}
