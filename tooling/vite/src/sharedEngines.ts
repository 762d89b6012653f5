import { join } from "node:path";
import {
  type Engine,
  listEncodings,
  openFolderStore,
  readEngine,
  type Store,
  toBlobKey,
  writeEngine,
} from "@marquee/site-store";
import { root } from "./root.ts";

// A machine-wide cache of built engines, from which every new store (of a preview, a test, a second data folder) is filled.

const restTime = 3 * 24 * 60 * 60 * 1000;

/** The cache folder: `MARQUEE_ENGINES` names another one, `off` disables the cache. Read at each use. */
function openShared(): Store | null {
  const place = process.env["MARQUEE_ENGINES"] ?? join(root, "node_modules/.cache/marquee/engines");
  return place === "off" ? null : openFolderStore(place);
}

/** The complete engine in a store under a build key; its files are touched so that `gc` does not remove them. */
export async function findEngine(store: Store, key: string): Promise<Engine | null> {
  const digest = await store.get(key);
  const engine = digest === null ? null : await readEngine(store, digest.toString("utf8"));
  if (engine === null) return null;
  const blobs = Object.values(engine.files).flatMap((blob) => [blob, ...listEncodings(blob)]);
  const found = await Promise.all([key, `engines/${engine.digest}.json`, ...blobs].map(store.touch));
  return found.every(Boolean) ? engine : null;
}

/** Compressed forms first, the blob last, so that a visible blob is complete. False when one cannot be read. */
async function copyBlob(from: Store, to: Store, blob: string): Promise<boolean> {
  for (const key of [...listEncodings(blob), blob]) {
    if (await to.touch(key)) continue;
    const bytes = await from.get(key).catch(() => null);
    if (bytes === null) return false;
    await to.put(key, bytes);
  }
  return true;
}

/** False, without storing the key, when the engine is no longer complete because another process is clearing it. @throws what `to` throws */
async function copyEngine(from: Store, to: Store, key: string, engine: Engine): Promise<boolean> {
  const copied = await Promise.all([...new Set(Object.values(engine.files))].map((blob) => copyBlob(from, to, blob)));
  if (!copied.every(Boolean)) return false;
  await writeEngine(to, engine);
  await to.put(key, engine.digest);
  return true;
}

/** Removes what no build has used in three days. */
async function clearOld(shared: Store): Promise<void> {
  const oldest = Date.now() - restTime;
  for (const folder of ["keys/", "engines/", "blobs/", "drafts/"]) {
    for (const key of await shared.list(folder))
      if (((await shared.getTime(key)) ?? oldest) < oldest) await shared.remove(key);
  }
}

/** Copies files that another cached engine shares with a new one into its store: compressing them again is half of a build. */
export async function takeSharedFiles(store: Store, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const shared = openShared();
  if (shared === null) return;
  const blobs = [...files].map(([name, bytes]) => toBlobKey(name, bytes));
  await Promise.all(
    blobs.map(async (blob) => (await shared.has(blob).catch(() => false)) && copyBlob(shared, store, blob)),
  );
}

/** Copies a cached engine into a store; null when there is none under the key, or it is incomplete. */
export async function takeShared(store: Store, key: string): Promise<Engine | null> {
  const shared = openShared();
  const engine = shared === null ? null : await findEngine(shared, key).catch(() => null);
  if (shared === null || engine === null) return null;
  return (await copyEngine(shared, store, key, engine)) ? engine : null;
}

/** Caches an engine for other stores. If the folder cannot be written, they only have to build it again. */
export async function giveShared(store: Store, key: string, engine: Engine): Promise<void> {
  const shared = openShared();
  if (shared === null) return;
  await copyEngine(store, shared, key, engine)
    .then(() => clearOld(shared))
    .catch(() => {});
}
