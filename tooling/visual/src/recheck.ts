import type { Difference } from "./comparePictures.ts";
import type { Pictures } from "./Pictures.ts";

/** Shoots some shots of a tree once more. */
export type Take = (names: ReadonlySet<string>) => Promise<Pictures>;

/** A difference in one pixel of so many may be the browser's own: a layer, or a row that was scrolled, keeps the rounding of where it came from. */
const oneIn = 200;
const attempts = 3;

const isFew = ({ base, head, pixels, size }: Difference): boolean => base !== undefined && head !== undefined && pixels * oneIn <= size;

/**
 * Shoots what differs in few pixels again, on both sides. No pixel is forgiven: a shot is the same when both trees have given one
 * picture of it that is equal to the last pixel. @returns what still differs
 */
export async function recheck(differences: readonly Difference[], takeBase: Take, takeHead: Take): Promise<readonly Difference[]> {
  const doubts = new Map(differences.filter(isFew).flatMap(({ name, base, head }) => (base && head ? [[name, { base: [base], head: [head] }]] : [])));
  for (let attempt = 0; attempt < attempts && doubts.size > 0; attempt += 1) {
    const names = new Set(doubts.keys());
    const [before, after] = [await takeBase(names), await takeHead(names)];
    for (const [name, seen] of doubts) {
      for (const [side, pictures] of [["base", before], ["head", after]] as const) seen[side].push(...[pictures.get(name)].filter((picture) => picture !== undefined));
      if (seen.base.some((picture) => seen.head.some((other) => other.equals(picture)))) doubts.delete(name);
    }
  }
  return differences.filter((difference) => !isFew(difference) || doubts.has(difference.name));
}
