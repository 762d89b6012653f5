import { describe, expect, it } from "vitest";
import { toToday } from "./toToday.ts";

describe("toToday", () => {
  it("is the day on the zone's calendar, on both sides of the date line and across a clock change", () => {
    const at = (zone: string, now: string): string => toToday(zone, new Date(now));
    expect(
      ["Pacific/Kiritimati", "Asia/Ho_Chi_Minh", "UTC", "America/Los_Angeles"].map((zone) =>
        at(zone, "2026-12-31T23:30:00Z"),
      ),
    ).toEqual(["2027-01-01", "2027-01-01", "2026-12-31", "2026-12-31"]);
    expect(
      ["2026-10-25T00:30:00Z", "2026-10-25T22:59:00Z", "2026-10-25T23:00:00Z"].map((now) => at("Europe/Berlin", now)),
    ).toEqual(["2026-10-25", "2026-10-25", "2026-10-26"]);
  });
});
