import { join } from "node:path";
import type { Affected } from "@marquee/affected";
import { listEncodings, type Store } from "@marquee/site-store";
import { buildEngine, makeLayer, readBrand, storeLayer } from "@marquee/vite";
import { toProfile } from "@marquee/whitelabel/catalogue";
import type { Output } from "../cli/Output.ts";

/** What one engine or layer costs: the time to make it, and what it adds to the store. */
export type Cost = { readonly what: string; readonly milliseconds: number; readonly kB: number };

async function sizeOf(store: Store, keys: readonly string[]): Promise<number> {
  const sizes = await Promise.all(keys.map(async (key) => (await store.get(key))?.length ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Builds what is affected into the store and measures it: files that were there already cost nothing. */
export async function measureCost(
  brands: string,
  { layers, engines }: Pick<Affected, "layers" | "engines">,
  store: Store,
  output: Output,
): Promise<readonly Cost[]> {
  const measure = async (
    what: string,
    make: () => Promise<{ readonly files: Readonly<Record<string, string>> }>,
  ): Promise<Cost> => {
    const before = new Set(await store.list("blobs/"));
    const since = performance.now();
    const { files } = await output.step(what, make);
    const milliseconds = performance.now() - since;
    const added = [...new Set(Object.values(files).flatMap((key) => [key, ...listEncodings(key)]))].filter(
      (key) => !before.has(key),
    );
    return { what, milliseconds, kB: (await sizeOf(store, added)) / 1000 };
  };
  const costs: Cost[] = [];
  for (const {
    brands: [id = ""],
  } of engines) {
    const { modules, app } = readBrand(join(brands, id));
    costs.push(await measure(`engine of ${id}`, () => buildEngine(toProfile(modules, app), store)));
  }
  for (const id of layers)
    costs.push(await measure(`layer of ${id}`, async () => storeLayer(await makeLayer(join(brands, id)), store)));
  return costs;
}
