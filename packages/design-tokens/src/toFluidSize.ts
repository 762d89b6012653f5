import { breakpoints } from "./breakpoints.ts";
import { isRecord } from "./readTokens.ts";
import { toCssValue, type CssValue } from "./toCssValue.ts";

const pixelsPerRem = 16;

/** A size in rem that grows in a straight line from the 360 px to the 1280 px viewport. */
export function toFluidSize(min: unknown, max: unknown): CssValue {
  const small = toCssValue("dimension", min);
  const large = toCssValue("dimension", max);
  if ("reason" in small) return small;
  if ("reason" in large) return large;
  const low = isRecord(min) && min["unit"] === "rem" ? Number(min["value"]) : Number.NaN;
  const high = isRecord(max) && max["unit"] === "rem" ? Number(max["value"]) : Number.NaN;
  if (!(low <= high)) return { reason: "a fluid size goes from a smaller to a larger value in rem" };
  const slope = ((high - low) * pixelsPerRem) / (breakpoints.wide - breakpoints.phone);
  const start = low - (slope * breakpoints.phone) / pixelsPerRem;
  return { css: `clamp(${small.css}, calc(${round(start)}rem + ${round(slope * 100)}vw), ${large.css})` };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
