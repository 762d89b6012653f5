import fc from "fast-check";
import { DateTime } from "luxon";
import { expect, it } from "vitest";
import { listMonths, movePeriod, readDays, toMonthDays, toMonthText } from "./movePeriod.ts";

const today = "2026-11-24";

it("MC-16: a press moves both ends of a period by 7 or 30 days, and the way back leads to where it began", () => {
  const week = { from: "2026-11-18", to: today };
  expect(movePeriod(week, -7, today)).toEqual({ from: "2026-11-11", to: "2026-11-17" });
  expect(movePeriod(week, -30, today)).toEqual({ from: "2026-10-19", to: "2026-10-25" });
  expect(movePeriod(week, 7, today)).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), fc.constantFrom(-30, -7, 7, 30), (ago, days) => {
      const to = DateTime.fromISO(today).minus({ days: ago });
      const span = { from: to.minus({ days: 6 }).toFormat("yyyy-MM-dd"), to: to.toFormat("yyyy-MM-dd") };
      const moved = movePeriod(span, days, today);
      if (moved === null) return days > 0 && ago < days;
      const distance = (a: string, b: string): number => DateTime.fromISO(a).diff(DateTime.fromISO(b), "days").days;
      return (
        Math.round(distance(moved.to, span.to)) === days &&
        Math.round(distance(moved.from, span.from)) === days &&
        JSON.stringify(movePeriod(moved, -days, today)) === JSON.stringify(span)
      );
    }),
  );
});

it("X-11: twelve months can be reached and no more; an address that names other days is not followed", () => {
  expect(listMonths(today)).toHaveLength(13);
  expect([listMonths(today)[0], listMonths(today).at(-1)]).toEqual(["2026-11", "2025-11"]);
  expect(movePeriod({ from: "2025-11-05", to: "2025-11-11" }, -7, today)).toBeNull();
  expect(readDays("2025-11-01", "2025-11-30", today)).toEqual(toMonthDays("2025-11"));
  expect(readDays("2026-11-01", "2026-11-30", today)).toEqual(toMonthDays("2026-11"));
  for (const [from, to] of [
    ["2025-10-31", "2025-11-30"],
    ["2026-11-20", "2026-11-19"],
    ["2026-02-30", "2026-03-01"],
    ["2026-11-01", "2026-12-01"],
    ["<b>", "2026-11-01"],
    [null, "2026-11-01"],
  ] as const)
    expect(readDays(from, to, today), `${from} ${to}`).toBeNull();
  expect(toMonthText("2026-11", "en")).toBe("November 2026");
  expect(toMonthText("2026-11", "th-TH")).toBe("พฤศจิกายน 2026");
});
