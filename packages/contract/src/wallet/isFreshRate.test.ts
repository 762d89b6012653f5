import { expect, it } from "vitest";
import { isFreshRate } from "./isFreshRate.ts";

it("X-48: a rate is shown on its day and the two after it, and not from the third on", () => {
  const now = new Date("2026-11-23T23:59:59Z");
  expect(["2026-11-24", "2026-11-23", "2026-11-21"].map((date) => isFreshRate(date, now))).toEqual([true, true, true]);
  expect(["2026-11-20", "2025-06-30", "nonsense"].map((date) => isFreshRate(date, now))).toEqual([false, false, false]);
  expect(isFreshRate("2026-11-21", new Date("2026-11-24T00:00:00Z"))).toBe(false);
});
