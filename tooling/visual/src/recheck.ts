import type { Difference } from "./comparePictures.ts";
import type { Pictures } from "./Pictures.ts";

/** Takes some screenshots of a tree again. */
export type Take = (names: ReadonlySet<string>) => Promise<Pictures>;

/** A difference of so few pixels may come from the browser: a moved layer keeps the rounding of its former position. */
const few = 2_000;
const attempts = 3;

/**
 * Repeats screenshots that differ in few pixels, on both sides. There is no tolerance: a shot is unchanged when both trees have produced one
 * picture that is identical. @returns what still differs
 */
export async function recheck(
  differences: readonly Difference[],
  takeBase: Take,
  takeHead: Take,
): Promise<readonly Difference[]> {
  const doubts = new Map(
    differences.flatMap(({ name, pixels, base, head }) =>
      base && head && pixels <= few ? [[name, { base: [base], head: [head] }]] : [],
    ),
  );
  for (let attempt = 0; attempt < attempts && doubts.size > 0; attempt += 1) {
    const names = new Set(doubts.keys());
    const [before, after] = [await takeBase(names), await takeHead(names)];
    for (const [name, seen] of doubts) {
      for (const [side, pictures] of [
        ["base", before],
        ["head", after],
      ] as const)
        seen[side].push(...[pictures.get(name)].filter((picture) => picture !== undefined));
      if (seen.base.some((picture) => seen.head.some((other) => other.equals(picture)))) doubts.delete(name);
    }
  }
  return differences.filter(({ name, base, head, pixels }) => !base || !head || pixels > few || doubts.has(name));
}
