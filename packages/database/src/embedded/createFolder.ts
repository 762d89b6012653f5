import { existsSync } from "node:fs";
import { chmod, cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { getSystemCode } from "../getSystemCode.ts";
import { FolderInUseError, lockFolder } from "../lockFolder.ts";
import { startEmbedded } from "./startEmbedded.ts";

/** True when the folder holds a database. */
export const isDatabase = (path: string): boolean => existsSync(join(path, "PG_VERSION"));

async function fillNew(path: string): Promise<void> {
  const embedded = await startEmbedded({ dataFolder: path });
  await embedded.close();
}

/** Puts what `fill` makes at `path`, whole or not at all. */
async function place(path: string, fill: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${path}.new`;
  await rm(aside, { recursive: true, force: true });
  try {
    await fill(aside);
    // The program makes files that everyone may write: what is in them is its own process's alone.
    await chmod(aside, 0o700);
    await rename(aside, path);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    if (getSystemCode(error) !== "ENOTEMPTY") throw error;
    throw new Error(`the data folder ${path} holds files and no database; empty it or name another folder`, { cause: error });
  }
}

const cannotKeep = ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "ENOSPC"];

/** Makes the kept database if there is none. Answers whether there is one now: another process may be making it, or nothing can be kept there. */
async function keep(kept: string): Promise<boolean> {
  if (isDatabase(kept)) return true;
  try {
    const unlock = lockFolder(kept);
    try {
      await rm(kept, { recursive: true, force: true });
      await place(kept, fillNew);
    } finally {
      unlock();
    }
    return true;
  } catch (error) {
    if (error instanceof FolderInUseError || cannotKeep.includes(getSystemCode(error) ?? "")) return false;
    throw error;
  }
}

/** Makes an empty database at `path`, whole or not at all: a copy of the one at `kept`, which is made first when there is none. */
export async function createFolder(path: string, kept?: string): Promise<void> {
  const isKept = kept !== undefined && (await keep(kept));
  await place(path, isKept ? (aside) => cp(kept, aside, { recursive: true }) : fillNew);
}
