/**
 * Key-value storage of bytes: a folder on one machine, a bucket for a cluster. Keys are paths such as `blobs/3f….js`. The
 * interface needs only what every object store can do, so that another one is a single file beside `openFolderStore.ts`.
 */
export type Store = {
  /** The bytes of a key; null when there is none. */
  readonly get: (key: string) => Promise<Buffer | null>;
  readonly has: (key: string) => Promise<boolean>;
  /** Writes a key atomically, replacing its value and its time. */
  readonly put: (key: string, bytes: string | Uint8Array) => Promise<void>;
  /** Writes a new key atomically; false when it exists already. */
  readonly create: (key: string, bytes: string | Uint8Array) => Promise<boolean>;
  /** Sets a key's time to now; false when there is none. */
  readonly touch: (key: string) => Promise<boolean>;
  /** The keys that begin with a folder such as `flips/`, sorted. */
  readonly list: (folder: string) => Promise<readonly string[]>;
  /** When a key was written, in milliseconds; null when there is none. */
  readonly getTime: (key: string) => Promise<number | null>;
  readonly remove: (key: string) => Promise<void>;
  /** A text that changes whenever a key is added to a folder or removed (and perhaps at other times); cheaper than the list. */
  readonly getStamp: (folder: string) => Promise<string>;
};
