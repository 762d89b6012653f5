import { readFileSync } from "node:fs";

/** Files not yet stored: bytes by name. */
export type DraftFiles = Map<string, string | Uint8Array>;

const read = new Map<string, Uint8Array>();

/** A file that many layers share, such as a font; cached per process. */
export function readShared(file: string): Uint8Array {
  const known = read.get(file);
  if (known) return known;
  const bytes = readFileSync(file);
  read.set(file, bytes);
  return bytes;
}
