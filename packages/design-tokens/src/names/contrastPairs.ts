import { mixColors } from "../mixColors.ts";
import type { ResolvedTheme } from "../resolveTokens.ts";
import { toContrast } from "../toContrast.ts";
import { colorRoles, isColorName, type ColorName } from "./colorRoles.ts";
import { mixes, type DerivedTokenName } from "./derivedTokens.ts";

/** An opaque mix, which can be a background of text. */
type Fill = {
  [Name in DerivedTokenName]: (typeof mixes)[Name]["with"] extends ColorName ? Name : never;
}[DerivedTokenName];

/** A foreground and a background colour, and the least contrast between them. */
export interface ContrastPair {
  readonly foreground: ColorName;
  readonly background: ColorName | Fill;
  /** WCAG ratio. */
  readonly least: number;
}

/** A pair with its colours and ratio in one theme. */
export interface MeasuredPair extends ContrastPair {
  readonly ratio: number;
  /** Both colours, `#rrggbb`. */
  readonly colors: { readonly foreground: string; readonly background: string };
}

/** Every pair that the colour roles declare, in their order. */
export const contrastPairs: readonly ContrastPair[] = Object.entries(colorRoles).flatMap(([foreground, role]) =>
  "on" in role && isColorName(foreground)
    ? role.on.map((background) => ({ foreground, background, least: role.least }))
    : [],
);

/** The pairs on fills that the browser mixes: labels on a hovered or pressed button, text and icons on a soft fill. */
const mixedPairs: readonly ContrastPair[] = [
  { foreground: "color.onPrimary", background: "color.primaryHover", least: 4.5 },
  { foreground: "color.onPrimary", background: "color.primaryPressed", least: 4.5 },
  { foreground: "color.text", background: "color.primarySoft", least: 7 },
  { foreground: "color.text", background: "color.accentSoft", least: 7 },
  { foreground: "color.primary", background: "color.primarySoft", least: 3 },
  { foreground: "color.focus", background: "color.primarySoft", least: 3 },
];

/** The colours of all pairs; they must be opaque, otherwise contrast cannot be measured. */
export const pairedColors: ReadonlySet<string> = new Set(
  contrastPairs.flatMap(({ foreground, background }) => [foreground, background]),
);

function toOpaque(theme: ResolvedTheme, name: ColorName | Fill): string {
  if (isColorName(name)) return theme.get(name) ?? "#000000";
  const { of, share, with: other } = mixes[name];
  return mixColors(toOpaque(theme, of), share, toOpaque(theme, other));
}

/** All pairs of one theme with their ratios; the pairs on mixed fills come last. */
export function measurePairs(theme: ResolvedTheme): readonly MeasuredPair[] {
  return [...contrastPairs, ...mixedPairs].map((pair) => {
    const colors = { foreground: toOpaque(theme, pair.foreground), background: toOpaque(theme, pair.background) };
    return { ...pair, colors, ratio: toContrast(colors.foreground, colors.background) };
  });
}

/** The pairs of one theme with too little contrast; empty when the theme may be published. */
export function listContrastFailures(theme: ResolvedTheme): readonly MeasuredPair[] {
  return measurePairs(theme).filter(({ ratio, least }) => ratio < least);
}
