import { type ArchetypeName, extendArchetype } from "@marquee/design-tokens/archetypes";
import { listContrastFailures, resolveTokens } from "@marquee/design-tokens";
import { clampChroma, formatHex, type Oklch, oklch } from "culori";

/** The colours that a brand chooses itself, `#rrggbb`. */
export type Palette = Readonly<Record<PaletteName, string>>;

const names = [
  "bg",
  "surface",
  "raised",
  "text",
  "muted",
  "primary",
  "accent",
  "border",
  "focus",
  "success",
  "danger",
  "warning",
  "info",
  "onPrimary",
  "onAccent",
  "art",
  "onArt",
] as const;
type PaletteName = (typeof names)[number];

type Theme = "dark" | "light";
type Tones = Record<PaletteName, Oklch>;

const hues = { success: 155, danger: 20, warning: 75, info: 245 } as const;
const step = 0.01;

/** The starting point of a theme: backgrounds tinted with the brand's hue, text colours apart from them in lightness. */
function toTones(primary: Oklch, theme: Theme): Tones {
  const hue = primary.h ?? 0;
  const chroma = Math.min(Math.max(primary.c, 0), 0.19);
  const tint = Math.min(chroma * 0.16, 0.03);
  const isDark = theme === "dark";
  const tone = (l: number, c: number, h = hue): Oklch => ({ mode: "oklch", l, c, h });
  const state = (h: number): Oklch => tone(isDark ? 0.78 : 0.45, 0.14, h);
  const accentHue = (hue + 150) % 360;
  return {
    bg: tone(isDark ? 0.16 : 0.985, isDark ? tint : tint * 0.35),
    surface: tone(isDark ? 0.21 : 1, isDark ? tint : 0),
    raised: tone(isDark ? 0.27 : 0.945, isDark ? tint : tint * 0.8),
    text: tone(isDark ? 0.97 : 0.22, tint * 0.6),
    muted: tone(isDark ? 0.78 : 0.45, tint),
    // On the side of the lightness scale where it is readable; its label is on the other side.
    primary: tone(isDark ? Math.max(primary.l, 0.6) : Math.min(primary.l, 0.55), chroma),
    accent: tone(isDark ? 0.8 : 0.5, 0.14, accentHue),
    border: tone(isDark ? 0.56 : 0.58, tint * 1.4),
    focus: tone(isDark ? 0.9 : 0.35, Math.min(chroma, 0.12), isDark ? accentHue : hue),
    success: state(hues.success),
    danger: state(hues.danger),
    warning: state(hues.warning),
    info: state(hues.info),
    onPrimary: tone(isDark ? 0.2 : 1, isDark ? Math.min(chroma, 0.06) : 0),
    onAccent: tone(isDark ? 0.2 : 1, isDark ? 0.04 : 0, accentHue),
    art: tone(0.14, tint),
    onArt: tone(0.99, 0),
  };
}

/** A tone inside the sRGB gamut: chroma is reduced where needed. */
const toHex = (tone: Oklch): string => formatHex(clampChroma(tone, "oklch"));

const toPalette = (tones: Tones): Palette => {
  const hex = (name: PaletteName): string => toHex(tones[name]);
  return {
    bg: hex("bg"),
    surface: hex("surface"),
    raised: hex("raised"),
    text: hex("text"),
    muted: hex("muted"),
    primary: hex("primary"),
    accent: hex("accent"),
    border: hex("border"),
    focus: hex("focus"),
    success: hex("success"),
    danger: hex("danger"),
    warning: hex("warning"),
    info: hex("info"),
    onPrimary: hex("onPrimary"),
    onAccent: hex("onAccent"),
    art: hex("art"),
    onArt: hex("onArt"),
  };
};

const isName = (name: string): name is PaletteName => names.some((each) => each === name);

/** A palette as the tokens file of a brand. */
export const toTokenFile = (palette: Palette): Readonly<Record<string, unknown>> => ({
  color: {
    $type: "color",
    ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [name, { $value: value }])),
  },
});

/** The roles whose contrast pairs fail in a theme. */
function listShort(archetype: ArchetypeName, theme: Theme, palette: Palette): readonly PaletteName[] {
  const own = [{ file: "palette", tokens: toTokenFile(palette) }];
  const resolved = resolveTokens(
    extendArchetype(archetype, { core: [], dark: theme === "dark" ? own : [], light: theme === "light" ? own : [] }),
  );
  return [
    ...new Set(listContrastFailures(resolved[theme]).map(({ foreground }) => foreground.slice("color.".length))),
  ].filter(isName);
}

/** Moves a tone away from the backgrounds, or a label away from its fill. */
function push(tones: Tones, name: PaletteName, theme: Theme): void {
  const isLabel = name === "onPrimary" || name === "onAccent";
  const fill = name === "onPrimary" ? tones.primary : tones.accent;
  const isUp = isLabel ? tones[name].l > fill.l : theme === "dark";
  const next = tones[name].l + (isUp ? step : -step);
  if (next > 0 && next < 1) tones[name] = { ...tones[name], l: next };
  // At the end of the scale a label cannot move further, so its fill moves the other way.
  else if (isLabel) push(tones, name === "onPrimary" ? "primary" : "accent", theme);
}

/**
 * Solves a theme's palette from one colour: its hue and colourfulness stay, lightness moves in OKLCH until every declared pair has
 * its contrast (brand-platform.md "Commands", new). @throws when no lightness does it
 */
export function solvePalette(primary: string, theme: Theme, archetype: ArchetypeName): Palette {
  const start = oklch(primary);
  if (start === undefined) throw new Error(`"${primary}" is no colour such as #6142bf`);
  const tones = toTones(start, theme);
  for (let round = 0; round < 150; round += 1) {
    const palette = toPalette(tones);
    const short = listShort(archetype, theme, palette);
    if (short.length === 0) return palette;
    for (const name of short) push(tones, name, theme);
  }
  throw new Error(`no ${theme} palette of ${primary} has every contrast`);
}
