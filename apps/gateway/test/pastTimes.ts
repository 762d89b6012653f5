import { DateTime } from "luxon";

// In the zone of the tests' merchants.
const today = DateTime.now().setZone("Asia/Ho_Chi_Minh").startOf("day");
const begin = today.startOf("month");

/** A day so many days before today, such as `2026-11-02`. */
export const toDayBefore = (days: number): string => today.minus({ days }).toFormat("yyyy-MM-dd");

/** Months that are over, such as `2026-10`; the oldest is the first. */
export const listPastMonths = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => begin.minus({ months: count - index }).toFormat("yyyy-MM"));

/** The month that runs, the one before it, and the one before that. */
export const thisMonth = begin.toFormat("yyyy-MM");
export const lastMonth = begin.minus({ months: 1 }).toFormat("yyyy-MM");
export const monthBefore = begin.minus({ months: 2 }).toFormat("yyyy-MM");

/** The last minute of the month before this one. */
export const lastMinute = begin.minus({ minutes: 1 }).toFormat("yyyy-MM-dd HH:mm");
