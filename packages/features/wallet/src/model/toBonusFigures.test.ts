import { expect, it } from "vitest";
import { toBonusFigures } from "./toBonusFigures.ts";

const terms = { percent: 50, maxBonus: "200.00", factor: 20 };

it("WL-06: a bonus is a share of the credit in the digits of the currency, never above its highest, and is staked so many times", () => {
  expect(toBonusFigures(terms, "100.00", 2)).toEqual({ bonus: "50.00", required: "1000.00" });
  expect(toBonusFigures(terms, "0.03", 2)).toEqual({ bonus: "0.01", required: "0.20" });
  expect(toBonusFigures(terms, "399.99", 2)).toEqual({ bonus: "199.99", required: "3999.80" });
  expect(toBonusFigures(terms, "101", 0)).toEqual({ bonus: "50.00", required: "1000.00" });
  expect(toBonusFigures({ ...terms, maxBonus: "20.50" }, "101", 0)?.bonus).toBe("20.00");
  expect(toBonusFigures(terms, "99999999.99", 2)).toEqual({ bonus: "200.00", required: "4000.00" });
});

it("WL-06: nothing is promised for no amount, nor for one of which the share is less than a hundredth", () => {
  for (const credit of ["", "0", "0.00", "0.01", "-1", "1e9", "1,000", "NaN"])
    expect(toBonusFigures(terms, credit, 2)).toBeNull();
});
