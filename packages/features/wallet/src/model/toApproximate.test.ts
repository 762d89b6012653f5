import { toBalance, toDecimal } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toApproximate } from "./toApproximate.ts";

describe("an amount by a rate", () => {
  it("X-48: is exact, and cut towards zero", () => {
    expect(toApproximate("200.00", "0.030769230769")).toBe("6.1538");
    expect(toApproximate("-200.00", "0.030769230769")).toBe("-6.1538");
    expect(toApproximate("0.00", "26100.000000000000")).toBe("0.00");
    for (const rate of ["", "1", "-1.000000000000", "1e3", "NaN"]) expect(toApproximate("1.00", rate)).toBeNull();
    expect(toApproximate("1e9", "1.000000000000")).toBeNull();
  });

  it("X-48: never shows more than there is, and is off by less than 1/10,000", () => {
    const units = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(units, fc.bigInt({ min: 1n, max: 10n ** 20n }), (amount, rate) => {
        const digits = rate.toString().padStart(13, "0");
        const text = `${digits.slice(0, -12)}.${digits.slice(-12)}`;
        const found = toBalance(toApproximate(toDecimal(amount), text) ?? "x");
        const size = (value: bigint): bigint => (value < 0n ? -value : value);
        const rest = size(amount) * rate - size(found) * 10n ** 12n;
        expect(rest >= 0n && rest < 10n ** 12n).toBe(true);
      }),
    );
  });
});
