import type { Difference } from "./comparePictures.ts";
import type { Pictures } from "./Pictures.ts";

/** Shoots some shots of a tree once more. */
export type Take = (names: ReadonlySet<string>) => Promise<Pictures>;

/** A difference in so few pixels may be the browser's own: a layer that was moved keeps the rounding of where it came from. */
const few = 2_000;
const attempts = 3;

/**
 * Shoots what differs in few pixels again, on both sides. No pixel is forgiven: a shot is the same when both trees have given one
 * picture of it that is equal to the last pixel. @returns what still differs
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
