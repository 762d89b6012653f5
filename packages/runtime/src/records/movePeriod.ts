import { toDateTag } from "@marquee/contract";
import { DateTime } from "luxon";

/** Days on the merchant's calendar as `yyyy-MM-dd`, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const format = "yyyy-MM-dd";

/** Further back a record is not shown. */
const mostMonths = 12;

/** The first day that a record shows: twelve months back, from the first day of that month on. */
const toFirst = (today: string): string =>
  DateTime.fromISO(today).minus({ months: mostMonths }).startOf("month").toFormat(format);

/** The period so many days later, or earlier below zero; null where it would end after today or begin before the first day (MC-16). */
export function movePeriod({ from, to }: Days, days: number, today: string): Days | null {
  const move = (day: string): string => DateTime.fromISO(day).plus({ days }).toFormat(format);
  const moved = { from: move(from), to: move(to) };
  return moved.to > today || moved.from < toFirst(today) ? null : moved;
}

const isDay = (text: string): boolean => DateTime.fromFormat(text, format).isValid;

/** The period that an address names; null where it names none, or one that a record does not show. */
export function readDays(from: string | null, to: string | null, today: string): Days | null {
  if (from === null || to === null || !isDay(from) || !isDay(to)) return null;
  return from <= to && to <= DateTime.fromISO(today).endOf("month").toFormat(format) && from >= toFirst(today)
    ? { from, to }
    : null;
}

/** The days of a month `yyyy-MM`, until its end. */
export function toMonthDays(month: string): Days {
  const first = DateTime.fromISO(`${month}-01`);
  return { from: first.toFormat(format), to: first.endOf("month").toFormat(format) };
}

/** The months that a record shows, newest first, as `yyyy-MM`. */
export function listMonths(today: string): readonly string[] {
  const now = DateTime.fromISO(today).startOf("month");
  return Array.from({ length: mostMonths + 1 }, (_, index) => now.minus({ months: index }).toFormat("yyyy-MM"));
}

/** A month in words of a language: `November 2026`. `tag` is the page's BCP-47 tag. */
export const toMonthText = (month: string, tag: string): string =>
  DateTime.fromISO(`${month}-01`, { locale: toDateTag(tag) }).toLocaleString({ month: "long", year: "numeric" });
