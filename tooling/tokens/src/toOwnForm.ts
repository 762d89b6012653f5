import { isRecord, toCss } from "@marquee/design-tokens/dtcg";

const none = { tokens: new Map(), seen: [] };

/** A value as brands' files write it: an sRGB colour, also inside a shadow, is `#rrggbb`; the rest is unchanged. */
export function toOwnForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toOwnForm);
  if (!isRecord(value)) return value;
  if (!("colorSpace" in value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toOwnForm(part)]));
  const color = toCss("color", value, none);
  return "css" in color && color.css.startsWith("#") ? color.css : value;
}

/** A value as Figma's variables need it: the DTCG 2025.10 form, where a colour is an object. */
export function toExchangeForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toExchangeForm);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, toExchangeForm(part)]));
  if (typeof value !== "string" || !/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value)) return value;
  const bytes = [1, 3, 5, 7].map((at) => Number.parseInt(value.slice(at, at + 2) || "ff", 16));
  const toPart = (byte: number): number => Math.round((byte / 255) * 100_000) / 100_000;
  return {
    colorSpace: "srgb",
    components: bytes.slice(0, 3).map(toPart),
    alpha: toPart(bytes[3] ?? 255),
    hex: value.slice(0, 7).toLowerCase(),
  };
}

/** True when two values are equal, however they are written. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(toOwnForm(one)).toLowerCase() === JSON.stringify(toOwnForm(other)).toLowerCase();
}
