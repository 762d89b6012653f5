import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cutToDigits,
  getCurrencyDigits,
  isAmount,
  isDisplayCurrency,
  toAmount,
  toPlainAmount,
} from "./currencyDigits.ts";
import { isOfferedCurrency } from "./currencies.ts";
import { MoneyError, toMoney } from "./money.ts";

describe("digits of a currency", () => {
  it("WL-01: VND, JPY, KRW and IDR have none, IDR two where the merchant says so, others two", () => {
    expect(["VND", "JPY", "KRW", "IDR", "THB", "USD", "PHP", "EUR"].map((one) => getCurrencyDigits(one))).toEqual([
      0, 0, 0, 0, 2, 2, 2, 2,
    ]);
    expect(getCurrencyDigits("IDR", { IDR: 2 })).toBe(2);
    expect(getCurrencyDigits("VND", { IDR: 2 })).toBe(0);
  });

  it("WL-01: no currency of more than two digits can be shown, nor offered", () => {
    // Every currency with a smaller unit than a hundredth, as the platform's own table says.
    const finer = Intl.supportedValuesOf("currency").filter((currency) => {
      const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
        style: "currency",
        currency,
      }).resolvedOptions();
      return maximumFractionDigits > 2;
    });
    expect(finer).toContain("KWD");
    expect(finer.filter(isDisplayCurrency)).toEqual([]);
    expect(finer.filter(isOfferedCurrency)).toEqual([]);
    expect(["VND", "THB", "USD", "IDR"].every(isDisplayCurrency)).toBe(true);
  });

  it.each([
    ["50000", 0, 500_000_000n],
    ["50000.00", 0, 500_000_000n],
    ["50000.55", 2, 500_005_500n],
    ["50000.5", 2, 500_005_000n],
  ])("WL-01: %s with %i digits is an amount", (text, digits, units) => {
    expect(toAmount(text, digits)).toBe(units);
    expect(isAmount(text, digits)).toBe(true);
  });

  it.each([
    ["50000.55", 0],
    ["50000.5", 0],
    ["0.01", 0],
    ["50000.000", 0],
    ["50000.555", 2],
    ["-1", 2],
    ["1e3", 0],
    ["", 0],
  ])("WL-01: %j with %i digits is none", (text, digits) => {
    expect(() => toAmount(text, digits)).toThrow(MoneyError);
    expect(isAmount(text, digits)).toBe(false);
  });

  it("WL-01: what is cut from a sum is less than the smallest amount, and nothing else is lost", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.constantFrom(0, 2), (units, digits) => {
        const cut = cutToDigits(units, digits);
        const rest = units < 0n ? cut - units : units - cut;
        expect(rest).toBeGreaterThanOrEqual(0n);
        expect(rest).toBeLessThan(digits === 0 ? 10_000n : 100n);
        expect(isAmount(toPlainAmount(cut < 0n ? -cut : cut, digits), digits)).toBe(true);
      }),
    );
  });

  it("X-32: a plain amount has the currency's digits, and never fewer than it needs", () => {
    expect(toPlainAmount(toMoney("50000"), 0)).toBe("50000");
    expect(toPlainAmount(toMoney("50000.55"), 0)).toBe("50000.55");
    expect(toPlainAmount(toMoney("50"), 2)).toBe("50.00");
    expect(toPlainAmount(toMoney("50.5"), 2)).toBe("50.50");
  });
});
