import { createHash } from "node:crypto";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";
import type { Store } from "./Store.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Each compression takes one of the four threads that also read and write files. Two are left to those: a store whose calls wait behind
 * compressions would seem not to answer.
 */
const compressing = pLimit(2);

/** The files of an engine, a layer or a release: each name or path, and the key of its bytes. */
export type Files = Readonly<Record<string, string>>;

/** The kinds of file that are worth compressing; pictures and fonts are compressed already. */
const isText = (name: string): boolean => /\.(?:js|css|svg|json|webmanifest|html)$/.test(name);

/** The key of bytes: their SHA-256 and the name's extension, which tells servers the type. */
export function toBlobKey(name: string, bytes: string | Uint8Array): string {
  return `blobs/${createHash("sha256").update(bytes).digest("hex").slice(0, 40)}${extname(name).toLowerCase()}`;
}

/** A blob and its compressed forms (`.br` and `.gz` for text), so that serving costs no CPU. */
export const listEncodings = (key: string): readonly string[] => (isText(key) ? [`${key}.br`, `${key}.gz`] : []);

/**
 * Stores a file under the digest of its bytes, compressed forms first, so that a visible blob is complete. An existing one
 * gets a new time, so that `gc` does not remove it from the release being made.
 */
export async function putFile(store: Store, name: string, bytes: string | Uint8Array): Promise<string> {
  const key = toBlobKey(name, bytes);
  const touched = await Promise.all([...listEncodings(key), key].map(store.touch));
  if (touched.every(Boolean)) return key;
  if (isText(key)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(bytes),
    };
    const [small, classic] = await Promise.all([
      compressing(() => toBrotli(bytes, { params })),
      compressing(() => toGzip(bytes, { level: 9 })),
    ]);
    await store.put(`${key}.br`, small);
    await store.put(`${key}.gz`, classic);
  }
  await store.put(key, bytes);
  return key;
}

/** Stores many files, a few at a time. */
export async function putFiles(store: Store, files: ReadonlyMap<string, string | Uint8Array>): Promise<Files> {
  const waiting = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const kept = new Map<string, string>();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      kept.set(next[0], await putFile(store, ...next));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return Object.fromEntries([...files.keys()].toSorted().map((name) => [name, kept.get(name) ?? ""]));
}
