/** Five shades of one hue, from shadow to highlight. */
export interface Ramp {
  readonly shadow: string;
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  readonly shine: string;
}

/**
 * OKLCH to `#rrggbb`. Equal lightness looks equally bright in every hue, so no picture in a grid stands out by its hue alone.
 * A colour outside sRGB loses chroma until it fits; its hue and lightness stay.
 */
export function toHex(lightness: number, chroma: number, hue: number): string {
  for (let reduced = chroma; ; reduced -= 0.01) {
    const channels = toLinearRgb(lightness, Math.max(reduced, 0), hue);
    if (reduced <= 0 || channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)) {
      return `#${channels.map(toByte).join("")}`;
    }
  }
}

/** A ramp around one hue; a `chroma` of 0.05 looks like grey metal, 0.2 like a jewel. The hue shifts from shadow to highlight. */
export function toRamp(hue: number, chroma: number): Ramp {
  // Dark yellow looks olive, so yellows are made lighter and shifted towards amber.
  const lift = 0.14 * Math.max(0, Math.cos(((hue - 98) * Math.PI) / 180)) ** 6;
  const drift = lift * 130;
  return {
    shadow: toHex(0.27 + lift * 0.5, chroma * 0.62, hue + 12 - drift * 2.4),
    dark: toHex(0.43 + lift * 0.8, chroma * 0.95, hue + 6 - drift * 1.6),
    base: toHex(0.63 + lift, chroma, hue - drift * 0.6),
    light: toHex(0.79 + lift * 0.7, chroma * 0.8, hue - 6),
    shine: toHex(0.95, chroma * 0.28, hue - 10),
  };
}

/** Polished metal: brighter than a jewel, with a wider step between shadow and shine. */
export function toMetal(hue: number, chroma: number): Ramp {
  return {
    shadow: toHex(0.36, chroma * 0.7, hue - 28),
    dark: toHex(0.55, chroma, hue - 18),
    base: toHex(0.76, chroma * 1.1, hue - 4),
    light: toHex(0.88, chroma * 0.9, hue + 4),
    shine: toHex(0.98, chroma * 0.35, hue + 14),
  };
}

/** Moves a hue out of the olive range between yellow and green (92° to 138°) to the nearer side of it. */
export function toCleanHue(hue: number): number {
  const turned = ((hue % 360) + 360) % 360;
  if (turned < 92 || turned > 138) return turned;
  return turned < 115 ? 184 - turned : 276 - turned;
}

function toLinearRgb(lightness: number, chroma: number, hue: number): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toByte(channel: number): string {
  const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(encoded, 0), 1) * 255)
    .toString(16)
    .padStart(2, "0");
}
