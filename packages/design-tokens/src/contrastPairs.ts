import { toContrast } from "./contrast.ts";
import type { ResolvedTheme } from "./resolveTokens.ts";
import type { TokenName } from "./tokenTypes.ts";

/** Two colours that meet on a screen and the least contrast between them. */
export interface ContrastPair {
  readonly foreground: TokenName;
  readonly background: TokenName;
  /** WCAG ratio. */
  readonly least: number;
}

/** A pair that falls short in one theme. */
export interface ContrastFailure extends ContrastPair {
  readonly ratio: number;
}

const grounds = ["color.bg", "color.surface", "color.raised"] as const;
const coloured = ["color.muted", "color.primary", "color.accent", "color.success", "color.danger", "color.warning", "color.info"] as const;

const onEveryGround = (foreground: TokenName, least: number): readonly ContrastPair[] =>
  grounds.map((background) => ({ foreground, background, least }));

/** The contrast gate of ui.md: text ≥ 7, muted and coloured text ≥ 4.5, borders of controls and focus ≥ 3. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onEveryGround("color.text", 7),
  ...coloured.flatMap((foreground) => onEveryGround(foreground, 4.5)),
  ...onEveryGround("color.border", 3),
  ...onEveryGround("color.focus", 3),
  { foreground: "color.onPrimary", background: "color.primary", least: 4.5 },
  { foreground: "color.onAccent", background: "color.accent", least: 4.5 },
  { foreground: "color.onArt", background: "color.art", least: 7 },
];

/** The pairs of one theme that fall short; empty when the theme may be published. */
export function listContrastFailures(theme: ResolvedTheme): readonly ContrastFailure[] {
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: toContrast(theme.get(pair.foreground) ?? "#000000", theme.get(pair.background) ?? "#000000") }))
    .filter(({ ratio, least }) => ratio < least);
}
