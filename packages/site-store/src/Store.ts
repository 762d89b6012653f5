/**
 * A place of named bytes: a folder on one machine, a bucket for a cluster. Keys are paths such as `blobs/3f….js`. What every
 * object store can do, and nothing more, so that another one is a file beside `openFolderStore.ts`.
 */
export type Store = {
  /** The bytes of a key; null when there is none. */
  readonly get: (key: string) => Promise<Buffer | null>;
  readonly has: (key: string) => Promise<boolean>;
  /** Writes a key whole or not at all; what stood there is replaced, and counts as written now. */
  readonly put: (key: string, bytes: string | Uint8Array) => Promise<void>;
  /** Writes a key that does not exist yet, whole or not at all; false when somebody was first. */
  readonly create: (key: string, bytes: string | Uint8Array) => Promise<boolean>;
  /** Makes a key count as written now; false when there is none. */
  readonly touch: (key: string) => Promise<boolean>;
  /** The keys that begin with a folder such as `flips/`, sorted. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** When a key was written, in milliseconds; null when there is none. */
  readonly getTime: (key: string) => Promise<number | null>;
  readonly remove: (key: string) => Promise<void>;
  /** A text that changes when a key comes into a folder or leaves it, and may change without: cheaper than the list. */
  readonly getStamp: (folder: string) => Promise<string>;
};
