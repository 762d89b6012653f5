import { cpSync, existsSync } from "node:fs";
import { chmod, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { getSystemCode } from "../getSystemCode.ts";
import { FolderInUseError, lockFolder } from "../lockFolder.ts";
import { startEmbedded } from "./startEmbedded.ts";

/** Makes a database in a folder that is not there yet. */
export type Fill = (path: string) => Promise<void>;

/** A template database: its path, and how to make it when it is missing. */
export interface Kept {
  readonly path: string;
  readonly fill: Fill;
}

/** True when the folder holds a database. */
export const isDatabase = (path: string): boolean => existsSync(join(path, "PG_VERSION"));

/** Makes an empty one. */
export const fillNew: Fill = async (path) => {
  const embedded = await startEmbedded({ dataFolder: path });
  await embedded.close();
};

/** Puts the result of `fill` at `path` atomically. */
async function place(path: string, fill: Fill): Promise<void> {
  const aside = `${path}.new`;
  await rm(aside, { recursive: true, force: true });
  try {
    await fill(aside);
    // The database creates world-writable files; restrict them to their owner.
    await chmod(aside, 0o700);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (getSystemCode(error) !== "ENOTEMPTY") throw error;
    throw new Error(`the data folder ${path} holds files and no database; empty it or name another folder`, {
      cause: error,
    });
  }
}

const cannotKeep = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC"];

/** Makes the template database if missing. Returns whether it exists now: another process may be making it, or the folder may not be writable. */
async function keep({ path, fill }: Kept): Promise<boolean> {
  if (isDatabase(path)) return true;
  try {
    const unlock = lockFolder(path);
    try {
      await rm(path, { recursive: true, force: true });
      await place(path, fill);
    } finally {
      unlock();
    }
    return true;
  } catch (error) {
    if (error instanceof FolderInUseError || cannotKeep.includes(getSystemCode(error) ?? "")) return false;
    throw error;
  }
}

/** A thousand small files: copying in parallel takes a quarter of the time, and the program has nothing else to do. */
const copy = async (from: string, to: string): Promise<void> => cpSync(from, to, { recursive: true });

/** Makes a database at `path` atomically: a copy of the first available template in `kept`, or an empty one. */
export async function createFolder(path: string, ...kept: readonly Kept[]): Promise<void> {
  for (const one of kept) if (await keep(one)) return place(path, (aside) => copy(one.path, aside));
  return place(path, fillNew);
}
