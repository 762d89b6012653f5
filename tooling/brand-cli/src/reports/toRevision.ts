import type { Release } from "@marquee/site-store";

/** A commit for people: shortened, marked when the tree had uncommitted changes. */
export function toRevision({
  commit,
  dirty,
}: {
  readonly commit?: Release["commit"] | null;
  readonly dirty?: Release["dirty"] | null;
}): string {
  if (commit === undefined || commit === null) return "commit not known";
  return `${commit.slice(0, 10)}${dirty === true ? " and more" : ""}`;
}
