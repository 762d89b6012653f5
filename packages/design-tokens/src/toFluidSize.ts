import { breakpoints } from "./breakpoints.ts";
import { refuse, type CssValue } from "./dtcg/Clause.ts";
import { isRecord } from "./dtcg/isRecord.ts";
import { toDimensionCss } from "./dtcg/toPlainCss.ts";

const pixelsPerRem = 16;

/** The DTCG extension with the larger end of a fluid size. */
export const fluidMax = "marquee.fluidMax";

/** A size in rem that grows linearly between viewports of 360 px and 1280 px. */
export function toFluidSize(min: unknown, max: unknown): CssValue {
  const small = toDimensionCss(min);
  const large = toDimensionCss(max);
  if ("expected" in small) return small;
  if ("expected" in large) return { ...large, found: `${fluidMax} ${large.found}` };
  const low = isRecord(min) && min["unit"] === "rem" ? Number(min["value"]) : Number.NaN;
  const high = isRecord(max) && max["unit"] === "rem" ? Number(max["value"]) : Number.NaN;
  if (!(low <= high))
    return refuse(
      "Design token: Extensions",
      `${small.css} to ${large.css}`,
      "a fluid size that goes from a smaller to a larger value in rem",
    );
  const slope = ((high - low) * pixelsPerRem) / (breakpoints.wide - breakpoints.phone);
  const start = low - (slope * breakpoints.phone) / pixelsPerRem;
  return { css: `clamp(${small.css}, calc(${round(start)}rem + ${round(slope * 100)}vw), ${large.css})` };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
