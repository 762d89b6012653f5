/** Stored files by key (operations.md 2, kind `files`): `<tenant>/<member>/<hash>` or such, in lower-case letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStore {
  readonly kind: "folder" | "s3";
  /** Stores a file; an existing file with the same key is replaced. */
  readonly put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** The file's bytes; `undefined` for a key without one. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Removes a file; removing a missing file is not an error. */
  readonly remove: (key: string) => Promise<void>;
  readonly close: () => void;
}

const keyText = /^[a-z0-9][a-z0-9_.-]*(?:\/[a-z0-9][a-z0-9_.-]*)*$/;

/** Checks that a key stays below the store's root on every system. @throws Error if it does not */
export function requireKey(key: string): string {
  if (key.length > 300 || !keyText.test(key) || key.includes("..")) throw new Error("no such key of a file");
  return key;
}
