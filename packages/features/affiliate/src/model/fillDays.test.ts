import { describe, expect, it } from "vitest";
import { fillDays } from "./fillDays.ts";

const day = { day: "2026-02-28", visits: 7, registrations: 1, firstDeposits: 0, qualified: 0, net: [] };

describe("the days of a campaign", () => {
  it("X-56: a period has each of its days once, the oldest first, and zeros where nothing is told", () => {
    const filled = fillDays([day], { from: "2026-02-27", to: "2026-03-02" }, "2026-12-31");
    expect(filled.map((each) => [each.day, each.visits])).toEqual([
      ["2026-02-27", 0],
      ["2026-02-28", 7],
      ["2026-03-01", 0],
      ["2026-03-02", 0],
    ]);
  });

  it("X-56: a day that is still to come is none", () => {
    expect(fillDays([], { from: "2026-02-27", to: "2026-02-28" }, "2026-02-27").map((each) => each.day)).toEqual([
      "2026-02-27",
    ]);
  });
});
