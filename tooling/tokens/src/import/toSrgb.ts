import { converter, formatHex, parse, toGamut, type Color } from "culori";
import { isRecord, toCss } from "@marquee/design-tokens/dtcg";

type ToColor = (parts: readonly number[]) => Color;

/** Converters to culori's form for each DTCG colour space except sRGB. */
const spaces: Readonly<Record<string, ToColor>> = {
  "srgb-linear": ([r = 0, g = 0, b = 0]) => ({ mode: "lrgb", r, g, b }),
  hsl: ([h = 0, s = 0, l = 0]) => ({ mode: "hsl", h, s: s / 100, l: l / 100 }),
  hwb: ([h = 0, w = 0, b = 0]) => ({ mode: "hwb", h, w: w / 100, b: b / 100 }),
  lab: ([l = 0, a = 0, b = 0]) => ({ mode: "lab", l, a, b }),
  lch: ([l = 0, c = 0, h = 0]) => ({ mode: "lch", l, c, h }),
  oklab: ([l = 0, a = 0, b = 0]) => ({ mode: "oklab", l, a, b }),
  oklch: ([l = 0, c = 0, h = 0]) => ({ mode: "oklch", l, c, h }),
  "display-p3": ([r = 0, g = 0, b = 0]) => ({ mode: "p3", r, g, b }),
  "a98-rgb": ([r = 0, g = 0, b = 0]) => ({ mode: "a98", r, g, b }),
  "prophoto-rgb": ([r = 0, g = 0, b = 0]) => ({ mode: "prophoto", r, g, b }),
  rec2020: ([r = 0, g = 0, b = 0]) => ({ mode: "rec2020", r, g, b }),
  "xyz-d65": ([x = 0, y = 0, z = 0]) => ({ mode: "xyz65", x, y, z }),
  "xyz-d50": ([x = 0, y = 0, z = 0]) => ({ mode: "xyz50", x, y, z }),
};

const toRgb = converter("rgb");
const map = toGamut("rgb", "oklch");

/** Half of the smallest step of a channel in `#rrggbb`: a smaller difference is only rounding. */
const tolerance = 1 / 510;

const none = { tokens: new Map(), seen: [] };

/** A converted colour, and a note when it is not exactly the original. */
interface Converted {
  readonly value: unknown;
  readonly note?: string;
}

const toAlphaHex = (alpha: unknown): string =>
  typeof alpha === "number" && alpha < 1
    ? Math.round(alpha * 255)
        .toString(16)
        .padStart(2, "0")
    : "";

function fromColor(color: Color, written: string): Converted {
  const { r, g, b, alpha } = toRgb(color);
  const isInside = [r, g, b].every((part) => part >= -tolerance && part <= 1 + tolerance);
  const value = `${formatHex(isInside ? { mode: "rgb", r, g, b } : map(color))}${toAlphaHex(alpha)}`;
  return isInside ? { value } : { value, note: `${written} lies outside sRGB: mapped to ${value}` };
}

/** Expands a short `hex`: many tools write `#000` where DTCG requires `#000000`. */
function lengthenHex(value: unknown): unknown {
  if (!isRecord(value) || typeof value["hex"] !== "string" || !/^#[0-9a-f]{3}$/i.test(value["hex"])) return value;
  return { ...value, hex: value["hex"].replaceAll(/[0-9a-f]/gi, "$&$&") };
}

function convert(written: unknown): Converted {
  const value = lengthenHex(written);
  if (typeof value === "string") {
    const color = value.startsWith("{") || /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ? undefined : parse(value);
    return color ? fromColor(color, value) : { value };
  }
  const space = isRecord(value) ? value["colorSpace"] : undefined;
  const toColor = typeof space === "string" && Object.hasOwn(spaces, space) ? spaces[space] : undefined;
  const css = toCss("color", value, none);
  if (!isRecord(value) || !("css" in css)) return { value };
  const { components, alpha, hex } = value;
  const parts: readonly unknown[] = Array.isArray(components) ? components : [];
  const numbers = parts.map((part) => (typeof part === "number" ? part : 0));
  if (!toColor) return css.css.startsWith("#") ? { value } : { value: { ...value, components: numbers } };
  if (typeof hex === "string") {
    const fallback = `${hex.toLowerCase()}${toAlphaHex(alpha)}`;
    return { value: fallback, note: `${css.css}: its own hex ${fallback} taken` };
  }
  return fromColor({ ...toColor(numbers), ...(typeof alpha === "number" ? { alpha } : {}) }, css.css);
}

/**
 * Converts every colour in a foreign value to sRGB. A colour outside sRGB is replaced by its `hex` or, without one, mapped as
 * browsers do it. Invalid colours stay unchanged; the rules for tokens refuse them later.
 * @param isColor true for the value of a colour token
 * @param note called for each colour that is not converted exactly
 */
export function toSrgb(value: unknown, isColor: boolean, note: (text: string) => void): unknown {
  if (isColor || (isRecord(value) && "colorSpace" in value)) {
    const converted = convert(value);
    if (converted.note !== undefined) note(converted.note);
    return converted.value;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => toSrgb(entry, false, note));
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toSrgb(part, name === "color", note)]))
    : value;
}
