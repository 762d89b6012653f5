import { statSync } from "node:fs";
import { resolve } from "node:path";
import { openFolderStore, type Store } from "@marquee/site-store";
import { CommandError } from "./CommandError.ts";

/** Error codes of a file system that cannot read or write a file. */
const fileFaults = new Set([
  "EACCES",
  "EPERM",
  "EROFS",
  "ENOSPC",
  "EDQUOT",
  "EIO",
  "ENOTDIR",
  "EISDIR",
  "EMFILE",
  "EFBIG",
  "ESTALE",
]);

/** What a person can do about a fault, as far as the folder shows it. */
function toAdvice(folder: string, code: string): string {
  if (code === "EACCES" || code === "EPERM") return `whoever runs this must be allowed to read and write ${folder}`;
  // A hanging mount would hang this call too, so only a folder that has answered is asked.
  if (code === "ENOTDIR" && statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    return `a file stands where the folder ${folder} should be; --store names another`;
  return `the store is ${folder}`;
}

/** Opens the store in a folder for a command: what the file system says against it is said in words, and a mount that does not answer is given up after `timeout` milliseconds. @throws CommandError "store" */
export function openPatientStore(place: string, timeout = 30_000): Store {
  const folder = resolve(place);
  const store = openFolderStore(folder);
  const ask = async <Value>(what: string, asked: Promise<Value>): Promise<Value> => {
    const { promise: over, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () =>
        reject(
          new CommandError(
            "store",
            `the store: ${folder} did not answer within ${timeout / 1_000} s (${what}): is its mount there?`,
          ),
        ),
      timeout,
    );
    try {
      return await Promise.race([asked, over]);
    } catch (error) {
      const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
      if (!(error instanceof Error) || !fileFaults.has(code)) throw error;
      throw new CommandError("store", `the store: ${error.message}: ${toAdvice(folder, code)}`);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    get: (key) => ask(`reading ${key}`, store.get(key)),
    has: (key) => ask(`looking for ${key}`, store.has(key)),
    put: (key, bytes) => ask(`writing ${key}`, store.put(key, bytes)),
    create: (key, bytes) => ask(`writing ${key}`, store.create(key, bytes)),
    touch: (key) => ask(`writing ${key}`, store.touch(key)),
    list: (prefix) => ask(`listing ${prefix}`, store.list(prefix)),
    getTime: (key) => ask(`looking for ${key}`, store.getTime(key)),
    remove: (key) => ask(`removing ${key}`, store.remove(key)),
    getStamp: (prefix) => ask(`looking for ${prefix}`, store.getStamp(prefix)),
  };
}
