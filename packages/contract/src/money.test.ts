import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MoneyError, moneyLimit, splitMoney, toBalance, toDecimal, toMoney } from "./money.ts";

const units = fc.bigInt({ min: -moneyLimit, max: moneyLimit });

describe("money", () => {
  it("WL-01: what is written reads back as the same units, for every amount", () => {
    fc.assert(fc.property(units, (amount) => toMoney(toDecimal(amount), 4, true) === amount));
  });

  it("WL-01: a sum reads back as the same units, however large", () => {
    const sums = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n });
    fc.assert(fc.property(sums, (sum) => toBalance(toDecimal(sum)) === sum));
    expect([moneyLimit + 1n, 2n ** 53n + 1n, -moneyLimit - 1n].map((sum) => toBalance(toDecimal(sum)))).toEqual([
      moneyLimit + 1n,
      2n ** 53n + 1n,
      -moneyLimit - 1n,
    ]);
  });

  it.each([
    "",
    "-",
    "+1",
    "1e9",
    "NaN",
    " 1",
    ".5",
    "5.",
    "01",
    "1,000",
    "0.00001",
    "0x1",
    "1\n",
    "9".repeat(41),
    "9".repeat(1_000_000),
  ])("a sum is not %.20j", (text) => {
    expect(() => toBalance(text)).toThrow(MoneyError);
  });

  it("writes two to four digits after the point", () => {
    expect([12345000n, 12345600n, 1n, 10n, 0n, -5000n].map(toDecimal)).toEqual([
      "1234.50",
      "1234.56",
      "0.0001",
      "0.001",
      "0.00",
      "-0.50",
    ]);
  });

  it.each(["-1", "1e9", "NaN", " 1", "1 ", "", ".5", "5.", "01", "1,000", "٣", "1000000000000000000000000000000"])(
    "refuses %j",
    (text) => {
      expect(() => toMoney(text)).toThrow(MoneyError);
    },
  );

  it("refuses more digits than the currency has", () => {
    expect(() => toMoney("0.00001")).toThrow(MoneyError);
    expect(() => toMoney("1.001", 2)).toThrow(MoneyError);
    expect(toMoney("1.01", 2)).toBe(10_100n);
  });

  it("splits without loss, and gives nothing to a weight of nothing", () => {
    fc.assert(
      fc.property(
        units,
        fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 12 }),
        (total, weights) => {
          fc.pre(weights.some((weight) => weight > 0n));
          const parts = splitMoney(total, weights);
          expect(parts.reduce((all, part) => all + part, 0n)).toBe(total);
          weights.forEach((weight, index) => weight === 0n && expect(parts[index]).toBe(0n));
        },
      ),
    );
    expect(() => splitMoney(1n, [0n])).toThrow(MoneyError);
  });
});
