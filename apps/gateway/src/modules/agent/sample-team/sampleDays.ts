const length = 86_400_000;

/** The number of a day `yyyy-MM-dd`, counted from 1970-01-01. */
export const toDayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / length;

/** The day `yyyy-MM-dd` of a number. */
export const toDayText = (day: number): string => new Date(day * length).toISOString().slice(0, 10);

/** The numbers of the days of a period, both included. */
export const listDays = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The Monday of a day's week. */
export const toMonday = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);

/** The days of a time zone. */
export interface Calendar {
  /** When a day begins, in milliseconds since the epoch. */
  readonly toStart: (day: number) => number;
  /** The number of the day at a moment. */
  readonly toDay: (at: number) => number;
}

/** The days of a time zone as numbers. */
export function createCalendar(timeZone: string): Calendar {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  /** What clocks of the zone show, as if it were UTC. */
  const toShown = (at: number): number => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const get = (name: "year" | "month" | "day" | "hour" | "minute") => parts.get(name) ?? 0;
    return Date.UTC(get("year"), get("month") - 1, get("day"), get("hour"), get("minute"));
  };
  const starts = new Map<number, number>();
  const findStart = (day: number): number => {
    const midnight = day * length;
    // Once more: the offset of midnight may be another one than that of the first guess.
    const guess = 2 * midnight - toShown(midnight);
    return guess + midnight - toShown(guess);
  };
  return {
    toStart: (day) => {
      const start = starts.get(day) ?? findStart(day);
      starts.set(day, start);
      return start;
    },
    toDay: (at) => Math.floor(toShown(at) / length),
  };
}
