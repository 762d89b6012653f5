import { toCssName } from "../toCssName.ts";
import type { ColorName } from "./colorRoles.ts";

/** A mix of two colours: `share` per cent of the first, the rest of the second. */
export interface Mix {
  readonly of: ColorName;
  readonly share: number;
  readonly with: ColorName | "transparent";
}

/**
 * Colours that the browser computes from a brand's tokens, so that brands need not maintain them.
 * Mixing with the text colour darkens a fill in a light theme and lightens it in a dark one.
 */
export const mixes = {
  "color.primaryHover": { of: "color.primary", share: 86, with: "color.text" },
  "color.primaryPressed": { of: "color.primary", share: 72, with: "color.text" },
  "color.primarySoft": { of: "color.primary", share: 18, with: "color.surface" },
  "color.accentSoft": { of: "color.accent", share: 16, with: "color.surface" },
  "color.line": { of: "color.border", share: 34, with: "transparent" },
  "color.hover": { of: "color.text", share: 8, with: "transparent" },
  "color.glow": { of: "color.primary", share: 32, with: "transparent" },
} as const satisfies Readonly<Record<string, Mix>>;

/** A token that is computed from others; a brand cannot set it. */
export type DerivedTokenName = keyof typeof mixes;

const toTerm = (name: Mix["with"]): string => (name === "transparent" ? name : `var(${toCssName(name)})`);

/** Every derived token with its CSS text. */
export const derivedTokens: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(mixes).map(([name, { of, share, with: other }]) => [
    name,
    `color-mix(in oklab, ${toTerm(of)} ${share}%, ${toTerm(other)})`,
  ]),
);
