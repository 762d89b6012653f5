import type { MeasuredPair } from "@marquee/design-tokens";
import type { Mode } from "@marquee/tokens";
import type { Look } from "./toLook.ts";

/** A pair of colours in one theme, with its ratio as the brand is saved. */
export interface ComparedPair extends MeasuredPair {
  readonly mode: Mode;
  readonly saved: number;
}

/** True for a pair that the brand may not be saved with. */
export const isShort = ({ ratio, least }: Pick<MeasuredPair, "ratio" | "least">): boolean => ratio < least;

/** All pairs of both themes, before and now. */
export function comparePairs(saved: Look, now: Look): readonly ComparedPair[] {
  return (["dark", "light"] as const).flatMap((mode) =>
    now.pairs[mode].map((pair, index) => ({ ...pair, mode, saved: saved.pairs[mode][index]?.ratio ?? pair.ratio })),
  );
}
