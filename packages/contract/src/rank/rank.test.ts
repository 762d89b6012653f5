import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isGrowth } from "./isGrowth.ts";
import { hasVipService, memberLevels } from "./levels.ts";
import { toKeepAmount } from "./toKeepAmount.ts";

const amount = fc.bigInt({ min: 0n, max: 10n ** 17n });

describe("what levels take", () => {
  it("PM-12: what keeps a level is never less than its percentage, by less than one unit more, and grows with both", () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 100 }), (one, other, percent) => {
        const keep = toKeepAmount(one, percent);
        expect(keep * 100n).toBeGreaterThanOrEqual(one * BigInt(percent));
        expect(keep * 100n).toBeLessThan(one * BigInt(percent) + 100n);
        if (one <= other) expect(keep).toBeLessThanOrEqual(toKeepAmount(other, percent));
        expect(toKeepAmount(one, 100)).toBe(one);
      }),
    );
  });

  it("PM-12: growth is plain digits, of as many after the point as the currency has", () => {
    expect(["0", "10", "9999999999999", "10.50"].map((text) => isGrowth(text, 2))).toEqual([true, true, true, true]);
    for (const text of ["", "-1", "1e9", "01", "10.501", "1,000", "10000000000000", " 1", "\0"])
      expect([text, isGrowth(text, 2)]).toEqual([text, false]);
    expect([isGrowth("10.50", 0), isGrowth("10.00", 0)]).toEqual([false, true]);
  });

  it("PM-13: levels above 4 have VIP service", () => {
    expect(memberLevels.filter(hasVipService)).toEqual([5, 6, 7, 8, 9]);
  });
});
