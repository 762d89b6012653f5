import { toHint } from "../toHint.ts";
import { refuse, type CssValue } from "./Clause.ts";
import { isNumber, isRecord } from "./isRecord.ts";
import { toWritten } from "./toWritten.ts";

type Range = readonly [least: number, most: number];

const unit: Range = [0, 1];
const percent: Range = [0, 100];
const free: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const chroma: Range = [0, Number.POSITIVE_INFINITY];
const hue: Range = [0, 359.999_999_999];
const threeUnits: readonly Range[] = [unit, unit, unit];

/** The components of each DTCG colour space. */
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

const parts = ["colorSpace", "components", "alpha", "hex"];

function toRangeText([least, most]: Range): string {
  if (Number.isFinite(most)) return `${least} to ${Math.ceil(most)}`;
  return Number.isFinite(least) ? `${least} or more` : "any";
}

const toByte = (part: number): string =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, "0");

/**
 * A colour as CSS. sRGB becomes `#rrggbb` or `#rrggbbaa`; other spaces keep their own notation. Hex text, as in the
 * drafts before 2025.10, is accepted too: it is easy to edit, and most tools still write it.
 */
export function toColorCss(value: unknown): CssValue {
  const clause = "Types: Color";
  if (typeof value === "string" && hexColor.test(value)) return { css: value.toLowerCase() };
  if (!isRecord(value))
    return refuse(clause, toWritten(value), '"#rrggbb", "#rrggbbaa" or an object with colorSpace and components');
  const space = value["colorSpace"];
  const ranges = typeof space === "string" && Object.hasOwn(spaces, space) ? spaces[space] : undefined;
  if (typeof space !== "string" || !ranges)
    return refuse(
      clause,
      `the colorSpace ${toWritten(space)}`,
      `one of ${Object.keys(spaces).join(", ")}${toHint(space, Object.keys(spaces))}`,
    );
  const extra = Object.keys(value).find((name) => !parts.includes(name));
  if (extra !== undefined)
    return refuse(clause, `the part ${toWritten(extra)}`, `one of ${parts.join(", ")}${toHint(extra, parts)}`);
  const hex = value["hex"];
  if (hex !== undefined && !(typeof hex === "string" && hexFallback.test(hex)))
    return refuse(clause, `hex ${toWritten(hex)}`, '"#rrggbb"');
  const alpha = value["alpha"] ?? 1;
  if (!isNumber(alpha) || alpha < 0 || alpha > 1)
    return refuse(clause, `alpha ${toWritten(alpha)}`, "a number from 0 to 1");
  const components: unknown[] = Array.isArray(value["components"]) ? value["components"] : [];
  const isInside = (part: unknown, [least, most]: Range): boolean =>
    part === "none" || (isNumber(part) && part >= least && part <= most);
  if (components.length !== ranges.length || !ranges.every((range, index) => isInside(components[index], range))) {
    return refuse(
      clause,
      `components ${toWritten(value["components"])}`,
      `${ranges.length} numbers of ${space}: ${ranges.map(toRangeText).join(", ")}`,
    );
  }
  const numbers = components.filter(isNumber);
  if (space === "srgb" && numbers.length === components.length) {
    return { css: `#${numbers.map(toByte).join("")}${toByte(alpha) === "ff" ? "" : toByte(alpha)}` };
  }
  const tail = alpha === 1 ? "" : ` / ${alpha}`;
  // CSS requires percentages for saturation, whiteness and lightness only in its legacy syntax; here numbers are valid.
  return {
    css: functions.has(space)
      ? `${space}(${components.join(" ")}${tail})`
      : `color(${space} ${components.join(" ")}${tail})`,
  };
}
