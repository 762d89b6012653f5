import { distance } from "fastest-levenshtein";

/** `, did you mean "…"?` when a known name is close to what was written, else an empty text. One or two letters are close to everything, so they must be a prefix. */
export function toHint(written: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)[0];
  const isLong = written.length > 2 || near?.name.toLowerCase().startsWith(written.toLowerCase()) === true;
  return isLong && near !== undefined && near.far > 0 && near.far <= Math.max(2, Math.ceil(written.length * 0.4))
    ? `, did you mean "${near.name}"?`
    : "";
}
