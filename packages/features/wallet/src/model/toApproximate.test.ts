import { toBalance, toDecimal } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toApproximate } from "./toApproximate.ts";

describe("an amount by a rate", () => {
  it("X-48: is exact, and cut towards zero", () => {
    expect(toApproximate("200.00", "0.030769230769", 2)).toBe("6.15");
    expect(toApproximate("-200.00", "0.030769230769", 2)).toBe("-6.15");
    expect(toApproximate("200.00", "803.076923076923", 0)).toBe("160615.00");
    expect(toApproximate("0.00", "26100.000000000000", 0)).toBe("0.00");
    for (const rate of ["", "1", "-1.000000000000", "1e3", "NaN"]) expect(toApproximate("1.00", rate, 2)).toBeNull();
    expect(toApproximate("1e9", "1.000000000000", 2)).toBeNull();
  });

  it("X-48: never shows more than there is, and is off by less than the smallest amount", () => {
    const units = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(units, fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.constantFrom(0, 2), (amount, rate, places) => {
        const digits = rate.toString().padStart(13, "0");
        const text = `${digits.slice(0, -12)}.${digits.slice(-12)}`;
        const found = toBalance(toApproximate(toDecimal(amount), text, places) ?? "x");
        const size = (value: bigint): bigint => (value < 0n ? -value : value);
        const rest = size(amount) * rate - size(found) * 10n ** 12n;
        expect(rest >= 0n && rest < 10n ** (places === 0 ? 16n : 14n)).toBe(true);
      }),
    );
  });
});
