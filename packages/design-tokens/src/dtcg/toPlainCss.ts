import { toHint } from "../toHint.ts";
import { refuse, type CssValue } from "./Clause.ts";
import { isNumber, isRecord } from "./isRecord.ts";
import { toWritten } from "./toWritten.ts";

const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  "extra-light": 200,
  "ultra-light": 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  "semi-bold": 600,
  "demi-bold": 600,
  bold: 700,
  "extra-bold": 800,
  "ultra-bold": 800,
  black: 900,
  heavy: 900,
  "extra-black": 950,
  "ultra-black": 950,
};

function toLength(clause: "Types: Dimension" | "Types: Duration", value: unknown, units: readonly string[]): CssValue {
  const isRight =
    isRecord(value) &&
    isNumber(value["value"]) &&
    typeof value["unit"] === "string" &&
    units.includes(value["unit"]) &&
    Object.keys(value).length === 2;
  return isRight
    ? { css: `${value["value"]}${value["unit"]}` }
    : refuse(clause, toWritten(value), `{ "value": number, "unit": ${units.map((unit) => `"${unit}"`).join(" or ")} }`);
}

/** A length in px or rem. */
export function toDimensionCss(value: unknown): CssValue {
  return toLength("Types: Dimension", value, ["px", "rem"]);
}

/** A time in ms or s. */
export function toDurationCss(value: unknown): CssValue {
  return toLength("Types: Duration", value, ["ms", "s"]);
}

/** A weight: a number from 1 to 1000, or one of the format's words for it. */
export function toWeightCss(value: unknown): CssValue {
  const weight = typeof value === "string" && Object.hasOwn(weights, value) ? weights[value] : value;
  return isNumber(weight) && weight >= 1 && weight <= 1000
    ? { css: String(weight) }
    : refuse(
        "Types: Font weight",
        toWritten(value),
        `a number from 1 to 1000 or one of ${Object.keys(weights).join(", ")}${toHint(value, Object.keys(weights))}`,
      );
}

/** A number without a unit. */
export function toNumberCss(value: unknown): CssValue {
  return isNumber(value) ? { css: String(value) } : refuse("Types: Number", toWritten(value), "a number");
}

/** A cubic Bézier timing function. */
export function toBezierCss(value: unknown): CssValue {
  const points: unknown[] = Array.isArray(value) ? value : [];
  const isCurve =
    points.length === 4 &&
    points.every((point, index) => isNumber(point) && (index % 2 === 1 || (point >= 0 && point <= 1)));
  return isCurve
    ? { css: `cubic-bezier(${points.join(", ")})` }
    : refuse("Types: Cubic Bézier", toWritten(value), "a list of four numbers, the first and third from 0 to 1");
}

const generics = new Set([
  "system-ui",
  "ui-sans-serif",
  "ui-serif",
  "ui-monospace",
  "ui-rounded",
  "sans-serif",
  "serif",
  "monospace",
  "cursive",
  "fantasy",
  "math",
  "emoji",
]);

/** One family's name; characters other than letters, digits, space, _ and - are escaped, so no text breaks out of its quotes. */
export function toFamilyCss(value: unknown): CssValue {
  if (typeof value !== "string" || value === "")
    return refuse("Types: Font family", toWritten(value), "a name or a list of names");
  if (generics.has(value)) return { css: value };
  return {
    css: `"${value.replace(/[^\p{L}\p{N} _-]/gu, (letter) => `\\${(letter.codePointAt(0) ?? 0).toString(16)} `)}"`,
  };
}
