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

// Engines that this machine has built: every new store (a preview's, a test's, a second data folder's) takes them from here.

const restTime = 3 * 24 * 60 * 60 * 1000;

/** Where they are: `MARQUEE_ENGINES` names another folder, and `off` makes every store build for itself; read when it is needed. */
function openShared(): Store | null {
  const place = process.env["MARQUEE_ENGINES"] ?? join(root, "node_modules/.cache/marquee/engines");
  return place === "off" ? null : openFolderStore(place);
}

/** The engine that a store has under a build key, whole; it counts as written now, so that no clearing up takes it. */
export async function findEngine(store: Store, key: string): Promise<Engine | null> {
  const digest = await store.get(key);
  const engine = digest === null ? null : await readEngine(store, digest.toString("utf8"));
  if (engine === null) return null;
  const blobs = Object.values(engine.files).flatMap((blob) => [blob, ...listEncodings(blob)]);
  const found = await Promise.all([key, `engines/${engine.digest}.json`, ...blobs].map(store.touch));
  return found.every(Boolean) ? engine : null;
}

/** Compressed forms first, a blob last: whoever sees it sees them too. False where one cannot be read. */
async function copyBlob(from: Store, to: Store, blob: string): Promise<boolean> {
  for (const key of [...listEncodings(blob), blob]) {
    if (await to.touch(key)) continue;
    const bytes = await from.get(key).catch(() => null);
    if (bytes === null) return false;
    await to.put(key, bytes);
  }
  return true;
}

/** False, and no key, where the engine is not whole any more: another process may be clearing it. @throws what `to` says */
async function copyEngine(from: Store, to: Store, key: string, engine: Engine): Promise<boolean> {
  const copied = await Promise.all([...new Set(Object.values(engine.files))].map((blob) => copyBlob(from, to, blob)));
  if (!copied.every(Boolean)) return false;
  await writeEngine(to, engine);
  await to.put(key, engine.digest);
  return true;
}

/** Clears what no build has asked for in three days. */
async function clearOld(shared: Store): Promise<void> {
  const oldest = Date.now() - restTime;
  for (const folder of ["keys/", "engines/", "blobs/", "drafts/"]) {
    for (const key of await shared.list(folder))
      if (((await shared.getTime(key)) ?? oldest) < oldest) await shared.remove(key);
  }
}

/** Puts what another engine of this machine has in common with a new one into its store: compressing it again is half of a build. */
export async function takeSharedFiles(store: Store, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const shared = openShared();
  if (shared === null) return;
  const blobs = [...files].map(([name, bytes]) => toBlobKey(name, bytes));
  await Promise.all(
    blobs.map(async (blob) => (await shared.has(blob).catch(() => false)) && copyBlob(shared, store, blob)),
  );
}

/** Puts an engine of this machine into a store; null when none was built under the key, or the folder does not give it whole. */
export async function takeShared(store: Store, key: string): Promise<Engine | null> {
  const shared = openShared();
  const engine = shared === null ? null : await findEngine(shared, key).catch(() => null);
  if (shared === null || engine === null) return null;
  return (await copyEngine(shared, store, key, engine)) ? engine : null;
}

/** Keeps an engine for other stores. A folder that cannot be written costs them a build and nothing else. */
export async function giveShared(store: Store, key: string, engine: Engine): Promise<void> {
  const shared = openShared();
  if (shared === null) return;
  await copyEngine(store, shared, key, engine)
    .then(() => clearOld(shared))
    .catch(() => {});
}
