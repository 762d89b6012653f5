import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type FileStore, requireKey } from "./FileStore.ts";

const isMissing = (error: unknown): boolean => error instanceof Error && Reflect.get(error, "code") === "ENOENT";

/** Stores files in a folder that only the gateway's user can open. Several gateways share them only if they share the folder. */
export function createFolderFiles(folder: string): FileStore {
  const toPath = (key: string): string => join(folder, requireKey(key));
  return {
    kind: "folder",
    async put(key, bytes) {
      const path = toPath(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A reader finds either the whole file or no file.
      const half = `${path}.${randomUUID()}.part`;
      await writeFile(half, bytes, { mode: 0o600 });
      await rename(half, path);
    },
    async get(key) {
      try {
        return await readFile(toPath(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => rm(toPath(key), { force: true }),
    close: () => {},
  };
}
