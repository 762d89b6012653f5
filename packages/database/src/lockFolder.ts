import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { getSystemCode } from "./getSystemCode.ts";
import { getProcessStart } from "./processStart.ts";

/** A data folder that another running process has open. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";

  constructor(folder: string, holder: string) {
    super(`the data folder ${folder} is in use by process ${holder}; stop it or name another folder`);
  }
}

function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (getSystemCode(error) === "EEXIST") return false;
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (getSystemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

function isAlive(lock: string): boolean {
  const [pid = "", ...start] = lock.split("\n");
  return getProcessStart(Number(pid)) === start.join("\n");
}

/**
 * Takes `<folder>.lock` for this process: pid and process start time. A lock left by a dead process is taken over.
 *
 * @returns a function that gives the lock back.
 * @throws {@link FolderInUseError} when a living process holds it, this one included.
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`;
  const mine = `${lock}.${randomUUID()}`;
  mkdirSync(dirname(folder), { recursive: true });
  writeFileSync(mine, `${process.pid}\n${getProcessStart(process.pid) ?? ""}`, { mode: 0o600 });
  try {
    // A hard link is made or refused in one step; a file written in place could be read half-written.
    while (!link(mine, lock)) {
      const held = read(lock);
      if (held === undefined) continue;
      if (isAlive(held)) throw new FolderInUseError(folder, held.split("\n")[0] ?? "");
      removeStale(lock, held);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

function removeStale(lock: string, held: string): void {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (getSystemCode(error) === "ENOENT") return;
    throw error;
  }
  // Between reading and moving, another process may have taken over the stale lock; then its lock is put back.
  if (read(aside) !== held) link(aside, lock);
  rmSync(aside, { force: true });
}
