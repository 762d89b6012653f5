import fc from "fast-check";
import { expect, it } from "vitest";
import { findConversionFault, toConversion } from "./toConversion.ts";

const convert = { min: "1000", max: "100000", multiple: "100", turnoverPercent: 100 };
const config = { currency: "THB", ratio: "100", unit: "1.00", rules: [], levels: [], convert };

it("PM-05: 1,000 points at 100:1 are 10.00, and no sum is made of fractions", () => {
  expect(toConversion("1000", config)).toBe("10.00");
  expect(toConversion("1000", { ...config, unit: "1000.00" })).toBe("10000.00");
  expect(toConversion("-1", config)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (hundreds) => {
      expect(toConversion(`${hundreds * 100}`, config)).toBe(`${hundreds}.00`);
    }),
  );
});

it("PM-05: what stands against a conversion, the plainest first", () => {
  const find = (typed: string, points = "5000") => findConversionFault(typed, convert, points);
  expect(["", "1e9", "-1000", "1.5"].map((typed) => find(typed))).toEqual(["whole", "whole", "whole", "whole"]);
  expect([find("900"), find("1050"), find("100100"), find("5100"), find("5000")]).toEqual([
    "min",
    "multiple",
    "max",
    "insufficient",
    undefined,
  ]);
});
