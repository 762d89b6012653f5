import type { PointConfig } from "@marquee/contract";

/** What stands against converting so many points; undefined for nothing. */
export type ConversionFault = "whole" | "min" | "multiple" | "max" | "insufficient";

/** The first thing that stands against converting what was typed. */
export function findConversionFault(
  typed: string,
  { min, max, multiple }: PointConfig["convert"],
  points: string,
): ConversionFault | undefined {
  if (!/^[0-9]{1,12}$/.test(typed)) return "whole";
  const wanted = Number(typed);
  if (wanted < Number(min)) return "min";
  if (wanted % Number(multiple) !== 0) return "multiple";
  if (wanted > Number(max)) return "max";
  return wanted > Number(points) ? "insufficient" : undefined;
}

/** What points bring by the rules, as a decimal text; undefined for what is no number of points. */
export function toConversion(typed: string, { ratio, unit }: PointConfig): string | undefined {
  if (!/^[0-9]{1,12}$/.test(typed)) return undefined;
  // In hundredths, so that no sum is made of fractions.
  const [whole = "0", part = ""] = unit.split(".");
  const hundredths = BigInt(whole) * 100n + BigInt(part.padEnd(2, "0").slice(0, 2));
  const amount = (BigInt(typed) * hundredths) / BigInt(ratio);
  return `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;
}
