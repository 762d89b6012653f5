const grounds = ["color.bg", "color.surface", "color.raised"] as const;

/** The backgrounds that a colour is used on, and the least WCAG ratio it needs there. */
interface Role {
  readonly on?: readonly string[];
  readonly least?: number;
}

/**
 * Every colour role of a brand, with the backgrounds it is used on and the contrast it needs there (ui.md, "Contrast gate"):
 * text ≥ 7, muted and coloured text ≥ 4.5, the border of controls and the focus ring ≥ 3. A role without a rule is
 * itself a background or an overlay on a picture.
 */
export const colorRoles = {
  "color.bg": {},
  "color.surface": {},
  "color.raised": {},
  "color.text": { on: grounds, least: 7 },
  "color.muted": { on: grounds, least: 4.5 },
  "color.border": { on: grounds, least: 3 },
  "color.focus": { on: grounds, least: 3 },
  "color.primary": { on: grounds, least: 4.5 },
  "color.onPrimary": { on: ["color.primary"], least: 4.5 },
  "color.accent": { on: grounds, least: 4.5 },
  "color.onAccent": { on: ["color.accent"], least: 4.5 },
  "color.success": { on: grounds, least: 4.5 },
  "color.danger": { on: grounds, least: 4.5 },
  "color.warning": { on: grounds, least: 4.5 },
  "color.info": { on: grounds, least: 4.5 },
  "color.scrim": {},
  "color.art": {},
  "color.onArt": { on: ["color.art"], least: 7 },
} as const satisfies Readonly<Record<string, Role>>;

/** The name of a colour that a brand sets. */
export type ColorName = keyof typeof colorRoles;

/** True for the name of a colour role. */
export function isColorName(name: string): name is ColorName {
  return Object.hasOwn(colorRoles, name);
}
