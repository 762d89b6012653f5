import { distance } from "fastest-levenshtein";

/** Without the groups that both begin with: `color.` says nothing about how near the rest is. */
function dropShared(one: string, other: string): readonly [string, string] {
  const [first, second] = [one.split("."), other.split(".")];
  const end = Math.min(first.length, second.length) - 1;
  const shared = first.slice(0, end).findIndex((name, index) => name !== second[index]);
  const from = shared === -1 ? end : shared;
  return [first.slice(from).join("."), second.slice(from).join(".")];
}

const sortLetters = (word: string): string => [...word].toSorted().join("");

const toLast = (name: string): string => name.split(".").at(-1) ?? "";

/** How many letters apart two names are; infinite when the one is no slip for the other. */
function toFar(written: string, name: string): number {
  const [one, other] = dropShared(written.toLowerCase(), name.toLowerCase());
  if (one === other) return 0;
  // The rest of a word not typed, and letters in another order, are one slip.
  if (one.length > 2 && (other.startsWith(one) || sortLetters(one) === sortLetters(other))) return 1;
  const far = distance(one, other);
  return far <= Math.min(Math.max(2, Math.ceil(one.length * 0.4)), one.length - 1) ? far : Number.POSITIVE_INFINITY;
}

/**
 * `, did you mean "…"?` when one of the names is near what was written, or ends as it does; else nothing. Names may be dotted;
 * what is no text has no near name.
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
