import { createHash } from "node:crypto";

/** Some of the rows by chance: the same ones for the same seed and rows, in whatever order these come. */
export function chooseRows(ids: readonly string[], count: number, seed: string): string[] {
  const toKey = (id: string): string => createHash("sha256").update(`${seed} ${id}`).digest("hex");
  return ids.toSorted((a, b) => toKey(a).localeCompare(toKey(b))).slice(0, count);
}
