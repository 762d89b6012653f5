import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toDecimal, toGrouped, toSeparators } from "./toDecimal.ts";

const english = { group: ",", point: "." };
const vietnamese = { group: ".", point: "," };
const french = { group: "\u202f", point: "," };
const decimals = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.option(fc.stringMatching(/^\d{1,4}$/)))
  .map(([whole, fraction]) => (fraction === null ? `${whole}` : `${whole}.${fraction}`));

describe("toDecimal", () => {
  it("reads back every amount that it shows, digit for digit, in every language", () => {
    fc.assert(
      fc.property(decimals, fc.constantFrom(english, vietnamese, french), (amount, separators) => {
        expect(toDecimal(toGrouped(amount, separators), separators)).toBe(amount);
      }),
    );
  });

  it.each([
    ["1,234.50", "1234.50"],
    ["0050", "50"],
    [".5", "0.5"],
    ["5.", "5"],
    ["1 234", "1234"],
    ["-20", "-20"],
    ["1'000", "1000"],
    ["١٢٣", "123"],
    ["1,50", "1.50"],
  ])("%s is %s", (typed, amount) => {
    expect(toDecimal(typed, english)).toBe(amount);
  });

  it("reads a lone separator with one or two digits behind it as a point, with three as thousands", () => {
    expect([toDecimal("1.5", vietnamese), toDecimal("1.500", vietnamese), toDecimal("1,5", vietnamese)]).toEqual([
      "1.5",
      "1500",
      "1.5",
    ]);
  });

  it("reads either separator before three digits as thousands where amounts have no fraction", () => {
    const read = (text: string) => [english, vietnamese].map((separators) => toDecimal(text, separators, true));
    expect(read("100.000")).toEqual(["100000", "100000"]);
    expect(read("1,234,567")).toEqual(["1234567", "1234567"]);
    expect(read("1.234.567")).toEqual(["1234567", "1234567"]);
    expect(read("100.5")).toEqual(["100.5", "100.5"]);
    expect(read("1.234,567")).toEqual([undefined, "1234.567"]);
    expect(toDecimal("100.000", english)).toBe("100.000");
  });

  it.each(["", "-", ".", "12a", "1e5", "NaN", "1,23,456", "1.2.3", "12,3456", "1234,567", "$5", "∞"])(
    "guesses nothing from %j",
    (typed) => {
      expect(toDecimal(typed, english)).toBeUndefined();
    },
  );
});

describe("toSeparators", () => {
  it("reads them off an amount as the language shows it", () => {
    const read = (tag: string): unknown =>
      toSeparators((amount) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(Number(amount)));
    expect([read("en"), read("vi"), read("ar-EG")]).toEqual([english, vietnamese, { group: "٬", point: "٫" }]);
  });
});
