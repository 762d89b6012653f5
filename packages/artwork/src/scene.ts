import { categoryHues, type ArtworkCategory } from "./artworkCategories.ts";
import { toHex, toMetal, toRamp, type Ramp } from "./color.ts";
import { createPaint, type Paint } from "./paint.ts";
import { createRandom, toHash, type Random } from "./random.ts";
import type { Point } from "./svg.ts";

/** What every layer of a picture is drawn with. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** Where the light falls and the emblem stands. */
  readonly focus: Point;
  readonly random: Random;
  readonly paint: Paint;
  /** The ground behind everything: deep to bright. */
  readonly ground: { readonly deep: string; readonly dark: string; readonly mid: string; readonly bright: string; readonly glow: string };
  /** Gold, silver, copper or jade: frames, coins and rims. */
  readonly metal: Ramp;
  /** The emblem's own colour. */
  readonly jewel: Ramp;
  /** A third colour for small parts. */
  readonly spice: Ramp;
}

const metals: readonly [Ramp, ...Ramp[]] = [toMetal(86, 0.15), toMetal(86, 0.15), toMetal(80, 0.13), toMetal(50, 0.11), toMetal(265, 0.025)];

/** How far a category's pictures may leave its hue. A lobby shows one category at a time: slots need the width. */
const spread: Partial<Record<ArtworkCategory, number>> = { RNG: 85, INHOUSE: 70 };

/** Prepares the colours of a picture from its seed. The id prefix is made of the seed as well. */
export function createScene(seed: string, category: ArtworkCategory, width: number, height: number, focus: Point = [width / 2, height * 0.48]): Scene {
  const random = createRandom(seed);
  const reach = spread[category] ?? 28;
  const hue = categoryHues[category] + random.between(-reach, reach);
  const jewelHue = hue + random.pick([42, -48, 120, 150, 180, 210]);
  return {
    width,
    height,
    focus,
    random,
    paint: createPaint(`a${toHash(seed).toString(36)}-`),
    ground: {
      deep: toHex(0.13, 0.05, hue - 14),
      dark: toHex(0.23, 0.09, hue - 8),
      mid: toHex(0.4, 0.15, hue),
      bright: toHex(0.56, 0.19, hue + 10),
      glow: toHex(0.8, 0.15, hue + 24),
    },
    metal: random.pick(metals),
    jewel: toRamp(jewelHue, 0.19),
    spice: toRamp(jewelHue + random.pick([70, -80, 140]), 0.17),
  };
}
