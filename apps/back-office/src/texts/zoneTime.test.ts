import { describe, expect, it } from "vitest";
import { toZoneMillis, toZoneText } from "./zoneTime.ts";

const toIso = (text: string, zone: string): string | undefined => {
  const millis = toZoneMillis(text, zone);
  return millis === undefined ? undefined : new Date(millis).toISOString();
};

describe("a day and time in a merchant's zone", () => {
  it("X-60: is the moment of its zone, in summer and in winter, and written back as it was typed", () => {
    for (const [text, zone, moment] of [
      ["2026-12-24T18:00", "Asia/Ho_Chi_Minh", "2026-12-24T11:00:00.000Z"],
      ["2026-07-01T09:00", "Europe/Berlin", "2026-07-01T07:00:00.000Z"],
      ["2026-12-01T00:05", "Europe/Berlin", "2026-11-30T23:05:00.000Z"],
      ["2026-12-01T09:00", "Pacific/Kiritimati", "2026-11-30T19:00:00.000Z"],
      ["2028-02-29T23:59", "America/New_York", "2028-03-01T04:59:00.000Z"],
    ] as const) {
      expect(toIso(text, zone)).toBe(moment);
      expect(toZoneText(Date.parse(moment), zone)).toBe(text);
    }
  });

  it("X-60: is the first of two where clocks are put back, and none where they leave it out", () => {
    expect(toIso("2026-10-25T02:30", "Europe/Berlin")).toBe("2026-10-25T00:30:00.000Z");
    expect(toIso("2026-11-01T01:15", "America/New_York")).toBe("2026-11-01T05:15:00.000Z");
    expect(toIso("2026-03-29T02:30", "Europe/Berlin")).toBeUndefined();
    expect(toIso("2026-03-29T03:00", "Europe/Berlin")).toBe("2026-03-29T01:00:00.000Z");
  });

  it("X-60: is none for days and hours that no calendar has, and for other texts", () => {
    for (const text of ["", "2026-02-30T10:00", "2026-13-01T10:00", "2026-01-01T10:60", "2026-01-01", "__proto__"])
      expect(toIso(text, "UTC"), text).toBeUndefined();
  });
});
