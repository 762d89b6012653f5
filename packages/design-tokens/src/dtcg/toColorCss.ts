import { refuse, type CssValue } from "./Clause.ts";
import { isNumber, isRecord } from "./isRecord.ts";

type Range = readonly [least: number, most: number];

const unit: Range = [0, 1];
const percent: Range = [0, 100];
const free: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const chroma: Range = [0, Number.POSITIVE_INFINITY];
const hue: Range = [0, 359.999_999_999];
const threeUnits: readonly Range[] = [unit, unit, unit];

/** The components of each colour space of the format. */
const spaces: Readonly<Record<string, readonly Range[]>> = {
  srgb: threeUnits,
  "srgb-linear": threeUnits,
  hsl: [hue, percent, percent],
  hwb: [hue, percent, percent],
  lab: [percent, free, free],
  lch: [percent, chroma, hue],
  oklab: [unit, free, free],
  oklch: [unit, chroma, hue],
  "display-p3": threeUnits,
  "a98-rgb": threeUnits,
  "prophoto-rgb": threeUnits,
  rec2020: threeUnits,
  "xyz-d65": threeUnits,
  "xyz-d50": threeUnits,
};

const functions = new Set(["hsl", "hwb", "lab", "lch", "oklab", "oklch"]);
const hexColor = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
const hexFallback = /^#[0-9a-f]{6}$/i;

const toByte = (part: number): string => Math.round(part * 255).toString(16).padStart(2, "0");

/**
 * A colour as CSS. sRGB becomes `#rrggbb` or `#rrggbbaa`; other spaces keep their own notation. The hex text
 * that the drafts before 2025.10 wrote is read too: people edit it, and every tool still writes it.
 */
export function toColorCss(value: unknown): CssValue {
  const clause = "Types: Color";
  if (typeof value === "string" && hexColor.test(value)) return { css: value.toLowerCase() };
  if (!isRecord(value)) return refuse(clause, 'a color is "#rrggbb", "#rrggbbaa" or an object with colorSpace and components');
  const space = value["colorSpace"];
  const ranges = typeof space === "string" && Object.hasOwn(spaces, space) ? spaces[space] : undefined;
  if (typeof space !== "string" || !ranges) return refuse(clause, `unknown colorSpace ${JSON.stringify(space)}`);
  const extra = Object.keys(value).find((name) => !["colorSpace", "components", "alpha", "hex"].includes(name));
  if (extra !== undefined) return refuse(clause, `a color has no ${extra}`);
  const hex = value["hex"];
  if (hex !== undefined && !(typeof hex === "string" && hexFallback.test(hex))) return refuse(clause, "hex is #rrggbb");
  const alpha = value["alpha"] ?? 1;
  if (!isNumber(alpha) || alpha < 0 || alpha > 1) return refuse(clause, "alpha is a number from 0 to 1");
  const parts: unknown[] = Array.isArray(value["components"]) ? value["components"] : [];
  const isInside = (part: unknown, [least, most]: Range): boolean => part === "none" || (isNumber(part) && part >= least && part <= most);
  if (parts.length !== ranges.length || !ranges.every((range, index) => isInside(parts[index], range))) {
    return refuse(clause, `components of ${space} are ${ranges.map((range) => `[${range.join(", ")}]`).join(", ")}`);
  }
  const numbers = parts.filter(isNumber);
  if (space === "srgb" && numbers.length === parts.length) {
    return { css: `#${numbers.map(toByte).join("")}${toByte(alpha) === "ff" ? "" : toByte(alpha)}` };
  }
  const tail = alpha === 1 ? "" : ` / ${alpha}`;
  // CSS wants saturation, whiteness and lightness as percentages only in its older forms; numbers are fine in these.
  return { css: functions.has(space) ? `${space}(${parts.join(" ")}${tail})` : `color(${space} ${parts.join(" ")}${tail})` };
}
