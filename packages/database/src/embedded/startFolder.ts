import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { createFolder, isDatabase } from "./createFolder.ts";
import { type Embedded, programFile, startEmbedded } from "./startEmbedded.ts";

/** Where a folder keeps the empty database of the program that runs now: another version lays out its files in another way. */
export async function toKept(folder: string): Promise<string> {
  const digest = createHash("sha256").update(await readFile(programFile)).digest("hex");
  return join(folder, digest.slice(0, 16));
}

/**
 * Opens the database of a folder, and makes it first where there is none: from the empty one that the folder
 * `emptyDatabases` keeps for the machine, since making one takes five times as long as opening one.
 */
export async function startFolder(path: string, emptyDatabases?: string): Promise<Embedded> {
  const open = (): Promise<Embedded> => startEmbedded({ dataFolder: path });
  if (isDatabase(path)) return open();
  if (emptyDatabases === undefined) {
    await createFolder(path);
    return open();
  }
  const kept = await toKept(emptyDatabases);
  await createFolder(path, kept);
  try {
    return await open();
  } catch {
    // The kept one was damaged, by a power loss perhaps: it is made anew.
    for (const damaged of [kept, path]) await rm(damaged, { recursive: true, force: true });
    await createFolder(path, kept);
    return open();
  }
}
