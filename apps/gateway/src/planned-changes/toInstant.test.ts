import fc from "fast-check";
import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { toInstant } from "./toInstant.ts";

const at = (localTime: string, zone: string): string => new Date(toInstant(localTime, zone)).toISOString();

describe("the instant of a planned local time", () => {
  it("X-66: follows the clocks of its zone, in summer and in winter", () => {
    expect(at("2026-12-24T18:00", "Asia/Ho_Chi_Minh")).toBe("2026-12-24T11:00:00.000Z");
    expect(at("2026-07-01T09:00", "Europe/Berlin")).toBe("2026-07-01T07:00:00.000Z");
    expect(at("2026-12-01T09:00", "Europe/Berlin")).toBe("2026-12-01T08:00:00.000Z");
    expect(at("2026-12-01T09:00", "Pacific/Kiritimati")).toBe("2026-11-30T19:00:00.000Z");
    expect(at("2026-12-01T09:00", "UTC")).toBe("2026-12-01T09:00:00.000Z");
  });

  it("X-66: a time that exists twice is the first, one that does not exist is the first after the gap", () => {
    expect(at("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
    expect(at("2026-03-29T02:30", "Europe/Berlin")).toBe("2026-03-29T01:00:00.000Z");
    expect(at("2026-03-29T02:00", "Europe/Berlin")).toBe("2026-03-29T01:00:00.000Z");
    expect(at("2026-03-29T01:59", "Europe/Berlin")).toBe("2026-03-29T00:59:00.000Z");
    expect(at("2026-11-01T01:15", "America/New_York")).toBe("2026-11-01T05:15:00.000Z");
    expect(at("2026-03-08T02:45", "America/New_York")).toBe("2026-03-08T07:00:00.000Z");
    // Half an hour, and on the southern half of the world.
    expect(at("2026-04-05T01:45", "Australia/Lord_Howe")).toBe("2026-04-04T14:45:00.000Z");
    expect(at("2026-10-04T02:10", "Australia/Lord_Howe")).toBe("2026-10-03T15:30:00.000Z");
    // Samoa had no 30 December 2011.
    expect(at("2011-12-30T12:00", "Pacific/Apia")).toBe("2011-12-30T10:00:00.000Z");
  });

  it("X-66: is read as that local time in its zone, or lies right after a gap, and never runs backwards", () => {
    const zones = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Bangkok", "America/Sao_Paulo"];
    const minutes = fc.integer({ min: 0, max: 10 * 365 * 24 * 60 });
    const toText = (count: number): string =>
      DateTime.fromISO("2026-01-01T00:00", { zone: "utc" }).plus({ minutes: count }).toFormat("yyyy-MM-dd'T'HH:mm");
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, fc.integer({ min: 0, max: 600 }), (zone, count, more) => {
        const [text, next] = [toText(count), toText(count + more)];
        const instant = toInstant(text, zone);
        const said = DateTime.fromMillis(instant, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");
        expect(said >= text).toBe(true);
        if (said !== text)
          expect(DateTime.fromMillis(instant - 1, { zone }).toFormat("yyyy-MM-dd'T'HH:mm") < text).toBe(true);
        // Of an hour that exists twice only the first is planned, so a later time is never earlier.
        expect(toInstant(next, zone)).toBeGreaterThanOrEqual(instant);
      }),
    );
  });

  it("X-66: refuses days and hours that do not exist in any zone, and unknown zones", () => {
    for (const text of [
      "2026-02-30T10:00",
      "2026-01-01T24:01",
      "2026-01-01T10:60",
      "2026-01-01",
      "tomorrow",
      "",
      "2026-01-01T10:00Z",
    ])
      expect(() => toInstant(text, "UTC"), text).toThrow(RangeError);
    expect(() => toInstant("2026-01-01T10:00", "Europe/Nowhere")).toThrow(RangeError);
    expect(() => toInstant("2026-01-01T10:00", "__proto__")).toThrow(RangeError);
  });
});
