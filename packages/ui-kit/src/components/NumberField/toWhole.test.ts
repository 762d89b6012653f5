import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toLatinDigits, toStepped, toWhole } from "./toWhole.ts";

describe("toWhole", () => {
  it("reads the digits of every script that browsers write", () => {
    for (const numberingSystem of Intl.supportedValuesOf("numberingSystem")) {
      const shown = new Intl.NumberFormat("en", { numberingSystem, useGrouping: false }).format(1_234_567_890);
      if (/^\p{Nd}{10}$/u.test(shown))
        expect([numberingSystem, toLatinDigits(shown)]).toEqual([numberingSystem, "1234567890"]);
    }
  });

  it("is exact at any length and undefined for what is no whole number", () => {
    fc.assert(
      fc.property(fc.bigInt(), (number) => {
        expect(toWhole(String(number))).toBe(String(number));
      }),
    );
    expect(["", "-", "1.5", "1,000", "12a", "1e3", "\u221e", " 7 ", "007", "\u22125"].map(toWhole)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      "7",
      "7",
      "-5",
    ]);
  });
});

describe("toStepped", () => {
  it("stays inside the bounds and begins at the bound nearest to nothing", () => {
    const bounds = { min: 1, max: 50, step: 5 };
    expect([
      toStepped("10", 1, bounds),
      toStepped("10", -10, bounds),
      toStepped("48", 1, bounds),
      toStepped("", 1, bounds),
      toStepped("x", -1, bounds),
    ]).toEqual(["15", "1", "50", "1", "1"]);
    expect(toStepped("9007199254740993", 1, { step: 1 })).toBe("9007199254740994");
  });
});
