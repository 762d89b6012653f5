import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { link, lstat, mkdir, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Store } from "./Store.ts";

const keyPattern = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._-]+(?:\/[A-Za-z0-9._-]+)*\/?$/;

const restTime = 100;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ELOOP");
const isThere = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "EEXIST";

/** Null when a file is missing or is a link; other errors are thrown. */
async function unlessMissing<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/**
 * A store in a folder. A key appears by one rename or link of a complete file on disk, so a process that dies leaves
 * a draft and nothing else. @throws on a key that leaves the folder, and what the file system says
 */
export function openFolderStore(folder: string): Store {
  const toPath = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error(`"${key}" is no key of a store`);
    return join(folder, key);
  };

  async function writeDraft(bytes: string | Uint8Array): Promise<string> {
    const draft = join(folder, "drafts", randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    const file = await open(draft, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    return draft;
  }

  /** Writes a draft and moves it into place; removes the draft when that fails. */
  async function place(
    key: string,
    bytes: string | Uint8Array,
    move: (draft: string, path: string) => Promise<void>,
  ): Promise<void> {
    const path = toPath(key);
    const draft = await writeDraft(bytes);
    try {
      await mkdir(dirname(path), { recursive: true });
      await move(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** A link counts as missing, because it may point to any file of the machine. */
  async function read(path: string): Promise<Buffer> {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  return {
    get: (key) => unlessMissing(read(toPath(key))),
    has: async (key) => (await unlessMissing(lstat(toPath(key))))?.isFile() ?? false,
    put: (key, bytes) => place(key, bytes, rename),
    create: async (key, bytes) => {
      try {
        await place(key, bytes, link);
        return true;
      } catch (error) {
        if (isThere(error)) return false;
        throw error;
      }
    },
    touch: async (key) => {
      const now = new Date();
      if (!(await unlessMissing(lstat(toPath(key))))?.isFile()) return false;
      return (await unlessMissing(utimes(toPath(key), now, now).then(() => true))) ?? false;
    },
    list: async (prefix) => {
      const entries = await unlessMissing(readdir(toPath(prefix), { recursive: true, withFileTypes: true }));
      const files = (entries ?? []).filter((entry) => entry.isFile());
      return files.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length)).toSorted();
    },
    getTime: async (key) => (await unlessMissing(stat(toPath(key))))?.mtimeMs ?? null,
    remove: (key) => rm(toPath(key), { force: true }),
    getStamp: async (prefix) => {
      const time = (await unlessMissing(stat(toPath(prefix))))?.mtimeMs ?? 0;
      // File times are coarse: a folder that changed just now may change again with the same time.
      return Date.now() - time < restTime ? `${time} ${randomUUID()}` : String(time);
    },
  };
}
