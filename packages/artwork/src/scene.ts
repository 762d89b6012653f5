import { categoryHues, type ArtworkCategory } from "./artworkCategories.ts";
import { toCleanHue, toHex, toMetal, toRamp, type Ramp } from "./color.ts";
import { createPaint, type Paint } from "./paint.ts";
import { createRandom, toHash, type Random } from "./random.ts";
import type { Point } from "./svg.ts";

/** The size, colours and tools that every layer of a picture is drawn with. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Where the light falls and the emblem stands. */
  readonly focus: Point;
  readonly random: Random;
  readonly paint: Paint;
  /** The colours of the ground, from dark to bright. */
  readonly ground: {
    readonly deep: string;
    readonly dark: string;
    readonly mid: string;
    readonly bright: string;
    readonly glow: string;
  };
  /** Gold, silver or copper, for frames, coins and rims. */
  readonly metal: Ramp;
  /** The emblem's own colour. */
  readonly jewel: Ramp;
  /** A second colour of the emblem, for small parts. */
  readonly accent: Ramp;
}

/** Mostly gold, sometimes copper or silver. */
export const metals: readonly [Ramp, ...Ramp[]] = [
  toMetal(86, 0.15),
  toMetal(86, 0.15),
  toMetal(88, 0.16),
  toMetal(80, 0.13),
  toMetal(80, 0.14),
  toMetal(52, 0.11),
  toMetal(265, 0.03),
];

/** How far a category's pictures may differ from its hue, in degrees. Large lobbies of one category need a wide range. */
const spread: Partial<Record<ArtworkCategory, number>> = { RNG: 85, INHOUSE: 70 };

/** Chooses the colours of a picture from its seed, which also gives the prefix of its ids. */
export function createScene(
  seed: string,
  category: ArtworkCategory,
  width: number,
  height: number,
  focus: Point = [width / 2, height * 0.48],
): Scene {
  const random = createRandom(seed);
  const reach = spread[category] ?? 16;
  const hue = categoryHues[category] + random.between(-reach, reach);
  const far = hue + random.pick([-34, -22, 24, 36]);
  const warm = Math.max(0, Math.cos(((hue - 92) * Math.PI) / 180)) ** 5;
  const jewelHue = toCleanHue(hue + random.pick([42, -48, 120, 150, 180, 210]));
  return {
    width,
    height,
    focus,
    random,
    paint: createPaint(`a${toHash(seed).toString(36).padStart(7, "0")}`),
    // Dark yellow looks muddy, so the shadows of warm hues shift towards wine red.
    ground: {
      deep: toHex(0.15, 0.07, far - warm * 46),
      dark: toHex(0.27 + warm * 0.04, 0.11 + warm * 0.02, far - warm * 44),
      mid: toHex(0.42 + warm * 0.1, 0.17, hue + (far - hue) * 0.4 - warm * 26),
      bright: toHex(0.58 + warm * 0.12, 0.19, hue - warm * 10),
      glow: toHex(0.82, 0.15, hue + 16),
    },
    metal: random.pick(metals),
    jewel: toRamp(jewelHue, 0.19),
    accent: toRamp(toCleanHue(jewelHue + random.pick([70, -80, 140])), 0.17),
  };
}
