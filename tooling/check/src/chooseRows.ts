import { createHash } from "node:crypto";

/** A random sample of rows: the same for the same seed and set of rows, in any order. */
export function chooseRows(ids: readonly string[], count: number, seed: string): string[] {
  const toKey = (id: string): string => createHash("sha256").update(`${seed} ${id}`).digest("hex");
  return ids.toSorted((a, b) => toKey(a).localeCompare(toKey(b))).slice(0, count);
}
