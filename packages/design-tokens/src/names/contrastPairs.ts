import { toContrast } from "../toContrast.ts";
import type { ResolvedTheme } from "../resolveTokens.ts";
import { colorRoles, isColorName, type ColorName } from "./colorRoles.ts";

/** Two colours that meet on a screen and the least contrast between them. */
export interface ContrastPair {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** WCAG ratio. */
  readonly least: number;
}

/** A pair as one theme has it. */
export interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
}

/** Every pair that the colour roles declare, in their order. */
export const contrastPairs: readonly ContrastPair[] = Object.entries(colorRoles).flatMap(([foreground, role]) =>
  "on" in role && isColorName(foreground) ? role.on.map((background) => ({ foreground, background, least: role.least })) : [],
);

/** Colours that stand in a pair; they must be opaque, else no contrast can be measured. */
export const pairedColors: ReadonlySet<string> = new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]));

/** All pairs of one theme with their ratios. */
export function measurePairs(theme: ResolvedTheme): readonly MeasuredPair[] {
  return contrastPairs.map((pair) => ({ ...pair, ratio: toContrast(theme.get(pair.foreground) ?? "#000000", theme.get(pair.background) ?? "#000000") }));
}

/** The pairs of one theme that fall short; empty when the theme may be published. */
export function listContrastFailures(theme: ResolvedTheme): readonly MeasuredPair[] {
  return measurePairs(theme).filter(({ ratio, least }) => ratio < least);
}
