import { DateTime } from "luxon";
import { describe, expect, it } from "vitest";
import { toPeriod } from "./toPeriod.ts";

describe("toPeriod", () => {
  it("MC-07: ends today in the merchant's zone, not in the viewer's", () => {
    const now = DateTime.fromISO("2026-11-20T20:30:00Z");
    expect(toPeriod(1, "Asia/Ho_Chi_Minh", now)).toEqual({ from: "2026-11-21", to: "2026-11-21" });
    expect(toPeriod(7, "Asia/Ho_Chi_Minh", now)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
    expect(toPeriod(90, "UTC", now)).toEqual({ from: "2026-08-23", to: "2026-11-20" });
  });
});
