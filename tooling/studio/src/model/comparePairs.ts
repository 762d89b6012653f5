import type { MeasuredPair } from "@marquee/design-tokens";
import type { Mode } from "@marquee/tokens";
import type { Look } from "./toLook.ts";

/** A colour pair in one theme, with its contrast in the saved brand. */
export interface ComparedPair extends MeasuredPair {
  readonly mode: Mode;
  readonly saved: number;
}

/** True when the pair prevents saving. */
export const isShort = ({ ratio, least }: Pick<MeasuredPair, "ratio" | "least">): boolean => ratio < least;

/** All pairs of both themes, saved and current. */
export function comparePairs(saved: Look, now: Look): readonly ComparedPair[] {
  return (["dark", "light"] as const).flatMap((mode) =>
    now.pairs[mode].map((pair, index) => ({ ...pair, mode, saved: saved.pairs[mode][index]?.ratio ?? pair.ratio })),
  );
}
