import { tokenNames, type TokenName } from "./names/tokenTypes.ts";
import type { ResolvedTheme } from "./resolveTokens.ts";

/** The scales: groups of roles with ordered steps. */
export const scales = [
  "text",
  "weight",
  "leading",
  "font",
  "space",
  "radius",
  "shape",
  "stroke",
  "shadow",
  "motion",
  "easing",
  "z",
  "ratio",
  "layout",
  "color",
] as const;

/** The name of a scale; its steps are `<scale>.<step>`. */
export type Scale = (typeof scales)[number];

/** One step of a scale in one theme. */
export interface ScaleStep {
  readonly name: TokenName;
  /** The step's own name, e.g. `16` of `space.16`. */
  readonly step: string;
  /** CSS text. */
  readonly value: string;
}

/** The steps of a scale in their order, for a page that shows them: `listScale("space", theme)`. */
export function listScale(scale: Scale, theme: ResolvedTheme): readonly ScaleStep[] {
  return tokenNames
    .filter((name) => name.startsWith(`${scale}.`))
    .map((name) => ({ name, step: name.slice(scale.length + 1), value: theme.get(name) ?? "" }));
}
