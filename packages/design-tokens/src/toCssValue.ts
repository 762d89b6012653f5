import { isOfferedFont } from "./offeredFonts.ts";
import { isRecord } from "./readTokens.ts";
import type { TokenType } from "./tokenTypes.ts";

/** Either the CSS text of a value or the reason why it is refused. */
export type CssValue = { readonly css: string } | { readonly reason: string };

const genericFamilies = new Set(["system-ui", "ui-sans-serif", "sans-serif", "serif", "ui-monospace", "monospace"]);
const hexColor = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

const isFiniteNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function toColor(value: unknown): CssValue {
  if (typeof value === "string" && hexColor.test(value)) return { css: value.toLowerCase() };
  if (isRecord(value) && value["colorSpace"] === "srgb" && Array.isArray(value["components"])) {
    const channels: unknown[] = [...value["components"], value["alpha"] ?? 1];
    const bytes = channels.filter((part) => isFiniteNumber(part) && part >= 0 && part <= 1).map((part) => Math.round(Number(part) * 255));
    if (bytes.length === 4 && channels.length === 4) {
      const used = bytes[3] === 255 ? bytes.slice(0, 3) : bytes;
      return { css: `#${used.map((byte) => byte.toString(16).padStart(2, "0")).join("")}` };
    }
  }
  return { reason: 'a color is "#rrggbb", "#rrggbbaa" or an srgb object with three components from 0 to 1' };
}

function toLength(value: unknown, units: readonly string[], noun: string): CssValue {
  if (isRecord(value) && isFiniteNumber(value["value"]) && typeof value["unit"] === "string" && units.includes(value["unit"])) {
    return { css: `${value["value"]}${value["unit"]}` };
  }
  return { reason: `a ${noun} is { "value": number, "unit": ${units.map((unit) => `"${unit}"`).join(" or ")} }` };
}

function toFamily(value: unknown): CssValue {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  const css: string[] = [];
  for (const name of names) {
    if (typeof name === "string" && genericFamilies.has(name)) css.push(name);
    else if (typeof name === "string" && isOfferedFont(name)) css.push(`"${name}"`);
    else return { reason: `the font family ${JSON.stringify(name)} is not offered` };
  }
  return css.length > 0 ? { css: css.join(", ") } : { reason: "a font family list may not be empty" };
}

function toBezier(value: unknown): CssValue {
  const points: unknown[] = Array.isArray(value) ? value : [];
  const isCurve = points.length === 4 && points.every((point, index) => isFiniteNumber(point) && (index % 2 === 1 || (point >= 0 && point <= 1)));
  return isCurve ? { css: `cubic-bezier(${points.join(", ")})` } : { reason: "a cubicBezier is four numbers, the first and third from 0 to 1" };
}

function toShadow(value: unknown): CssValue {
  const layers: unknown[] = Array.isArray(value) ? value : [value];
  const css: string[] = [];
  for (const layer of layers) {
    if (!isRecord(layer)) return { reason: "a shadow is an object or a list of them" };
    const parts = [
      ...["offsetX", "offsetY", "blur", "spread"].map((side) => toLength(layer[side], ["px", "rem"], `shadow's ${side}`)),
      toColor(layer["color"]),
    ];
    for (const part of parts) if ("reason" in part) return part;
    css.push(parts.map((part) => ("css" in part ? part.css : "")).join(" "));
  }
  return { css: css.join(", ") };
}

/**
 * Checks a value against its DTCG type and writes it anew as CSS. Nothing of the input is copied through unread,
 * so a value such as `red;} body{display:none` cannot leave its declaration.
 */
export function toCssValue(type: TokenType, value: unknown): CssValue {
  switch (type) {
    case "color":
      return toColor(value);
    case "dimension":
      return toLength(value, ["px", "rem"], "dimension");
    case "duration":
      return toLength(value, ["ms", "s"], "duration");
    case "fontFamily":
      return toFamily(value);
    case "fontWeight":
      return isFiniteNumber(value) && value >= 1 && value <= 1000 ? { css: String(value) } : { reason: "a fontWeight is a number from 1 to 1000" };
    case "number":
      return isFiniteNumber(value) ? { css: String(value) } : { reason: "a number is expected" };
    case "cubicBezier":
      return toBezier(value);
    case "shadow":
      return toShadow(value);
  }
}
