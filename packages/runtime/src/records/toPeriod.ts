import { DateTime } from "luxon";

/** The periods a record can show; 90 days is what a player sees by himself. */
export const periods = [1, 7, 30, 90] as const;

/** A number of days, today included. */
export type Period = (typeof periods)[number];

/** The first and the last day of a period that ends today in the merchant's zone, as `yyyy-MM-dd`. */
export function toPeriod(days: Period, timeZone: string, now: DateTime = DateTime.now()): { from: string; to: string } {
  const today = now.setZone(timeZone);
  return { from: today.minus({ days: days - 1 }).toFormat("yyyy-MM-dd"), to: today.toFormat("yyyy-MM-dd") };
}
