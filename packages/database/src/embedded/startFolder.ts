import { createHash } from "node:crypto";
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "../clock.ts";
import { createFolder, fillNew, isDatabase, type Kept } from "./createFolder.ts";
import { type Embedded, programFile, startEmbedded } from "./startEmbedded.ts";

/** The initial contents of a new database, made by `fill`; equal keys mean equal contents. */
export interface Beginning {
  readonly key: () => string;
  /** Opens the database of a folder, fills it and closes it. */
  readonly fill: (path: string) => Promise<void>;
}

const restTime = 2 * 24 * 60 * 60 * 1000;

/** The path of a template for the running database version, empty or filled; other versions use other file formats. */
export async function toKept(folder: string, key = ""): Promise<string> {
  const digest = createHash("sha256")
    .update(await readFile(programFile))
    .update(key)
    .digest("hex");
  return join(folder, digest.slice(0, 16));
}

/** Removes templates older than two days, and leftovers of killed processes. */
async function clearOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (Date.now() - (await stat(path)).mtimeMs > restTime) await rm(path, { recursive: true, force: true });
  }
}

/** The templates for a new folder, the most complete first. */
async function listKept(folder: string, beginning: Beginning | undefined): Promise<readonly [Kept, ...Kept[]]> {
  const empty: Kept = { path: await toKept(folder), fill: fillNew };
  if (beginning === undefined) return [empty];
  const fill = async (path: string): Promise<void> => {
    await clearOld(folder).catch(() => {});
    await (await startFolder(path, folder)).close();
    await beginning.fill(path);
  };
  return [{ path: await toKept(folder, beginning.key()), fill }, empty];
}

/**
 * Opens the database of a folder, creating it if missing: as a copy of a template that the folder `keptDatabases` holds
 * for the machine, because making one takes many times as long as opening one.
 */
export async function startFolder(
  path: string,
  keptDatabases?: string,
  beginning?: Beginning,
  clock?: Clock,
): Promise<Embedded> {
  const open = (): Promise<Embedded> => startEmbedded({ dataFolder: path, ...(clock === undefined ? {} : { clock }) });
  if (isDatabase(path)) return open();
  if (keptDatabases === undefined) {
    await createFolder(path);
    return open();
  }
  // Under a clock of its own a database begins empty: what is kept filled was filled by the machine's.
  const kept = await listKept(keptDatabases, clock === undefined ? beginning : undefined);
  try {
    await createFolder(path, ...kept);
    return await open();
  } catch (error) {
    if (!isDatabase(path)) throw error;
    // The template was damaged, perhaps by a power loss: it is made again from an empty one.
    for (const damaged of [path, kept[0].path]) await rm(damaged, { recursive: true, force: true });
    await createFolder(path, ...kept);
    return open();
  }
}
