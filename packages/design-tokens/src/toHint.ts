import { distance } from "fastest-levenshtein";

/** Two dotted names without the groups that both start with, which say nothing about the similarity of the rest. */
function dropShared(one: string, other: string): readonly [string, string] {
  const [first, second] = [one.split("."), other.split(".")];
  const end = Math.min(first.length, second.length) - 1;
  const shared = first.slice(0, end).findIndex((name, index) => name !== second[index]);
  const from = shared === -1 ? end : shared;
  return [first.slice(from).join("."), second.slice(from).join(".")];
}

const sortLetters = (word: string): string => [...word].toSorted().join("");

const toLast = (name: string): string => name.split(".").at(-1) ?? "";

/** The edit distance between two names; infinite when they are too different for a typo. */
function toFar(written: string, name: string): number {
  const [one, other] = dropShared(written.toLowerCase(), name.toLowerCase());
  if (one === other) return 0;
  // An unfinished word, and letters in another order, count as one typo.
  if (one.length > 2 && (other.startsWith(one) || sortLetters(one) === sortLetters(other))) return 1;
  const far = distance(one, other);
  return far <= Math.min(Math.max(2, Math.ceil(one.length * 0.4)), one.length - 1) ? far : Number.POSITIVE_INFINITY;
}

/**
 * `, did you mean "…"?` with the name that is most similar to `written` or has the same last part; otherwise an empty text.
 * Names may be dotted. `written` may be any JSON value; only text has similar names.
 */
export function toHint(written: unknown, names: readonly string[]): string {
  if (typeof written !== "string") return "";
  const others = names.filter((name) => name !== written);
  const near = others
    .map((name) => ({ name, far: toFar(written, name) }))
    .toSorted((one, other) => one.far - other.far)[0];
  const found =
    near !== undefined && Number.isFinite(near.far)
      ? near.name
      : others.find((name) => name.includes(".") && toLast(name).toLowerCase() === toLast(written).toLowerCase());
  return found === undefined ? "" : `, did you mean "${found}"?`;
}
