import {
  createRelease,
  type Engine,
  flip,
  type Layer,
  isSameRelease,
  listFlips,
  listLive,
  putFile,
  type Release,
  type Store,
  writeLayer,
} from "@marquee/site-store";
import { dirname } from "node:path";
import { toProfile } from "@marquee/whitelabel/catalogue";
import { buildEngine } from "./buildEngine.ts";
import { composeRelease, type ChangeNote } from "./composeRelease.ts";
import { makeLayer, readBrand } from "./makeLayer.ts";
import { storeLayer } from "./storeLayer.ts";

/** What a preview adds to every page: a same-origin script, and the HTML that loads it. */
export type PageAddition = {
  readonly script: string;
  readonly toMark: (engine: Engine, layer: Layer, address: string) => string;
};

const scriptName = "panel.js";

/** A layer with the preview's script among its files, so that the page's content policy need not change. */
async function addScript(store: Store, layer: Layer, { script }: PageAddition): Promise<Layer> {
  const added = { ...layer, files: { ...layer.files, [scriptName]: await putFile(store, scriptName, script) } };
  await writeLayer(store, added);
  return added;
}

/**
 * Builds a brand's engine and layer if they are missing, composes its HTML and makes it live in one step. An identical
 * live release is kept. `addition` is for the store of a preview. @throws on faulty data; the live release stays
 */
export async function publishSite(
  brandFolder: string,
  store: Store,
  change: ChangeNote,
  addition?: PageAddition,
): Promise<Release> {
  const { id, modules, app } = readBrand(brandFolder);
  const flips = (await listFlips(store)).get(id) ?? [];
  const engine = await buildEngine(toProfile(modules, app), store, dirname(brandFolder));
  const made = await storeLayer(await makeLayer(brandFolder), store);
  const layer = addition ? await addScript(store, made, addition) : made;
  const mark = addition?.toMark(engine, layer, `/layer/${layer.digest}/${scriptName}`);
  const draft = await composeRelease(store, engine, layer, change, mark);
  const [live] = await listLive(store, id, flips, 1);
  if (live && isSameRelease(live, draft)) return live;
  const release = await createRelease(store, draft);
  await flip(store, release, flips.at(-1) ?? 0, change);
  return release;
}
