import { distance } from "fastest-levenshtein";

/** `, did you mean "…"?` when one of the names is near what was written; else nothing. Two letters are near everything, so they must begin it. */
export function toHint(written: string, names: readonly string[]): string {
  const near = names
    .map((name) => ({ name, far: distance(written.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.far - b.far)[0];
  const isLong = written.length > 2 || near?.name.toLowerCase().startsWith(written.toLowerCase()) === true;
  return isLong && near !== undefined && near.far > 0 && near.far <= Math.max(2, Math.ceil(written.length * 0.4))
    ? `, did you mean "${near.name}"?`
    : "";
}
