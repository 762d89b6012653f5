import { expect, it } from "vitest";
import { toShortAmount } from "./toShortAmount.ts";

it("WL-01: an amount in a sentence has decimals only where it has some, and then all of them", () => {
  expect(["50000.00", "50000.5", "0.0055", "-7.25"].map((amount) => toShortAmount(amount, "en"))).toEqual([
    "50,000",
    "50,000.50",
    "0.0055",
    "-7.25",
  ]);
  expect(toShortAmount("100000.00", "vi-VN")).toBe("100.000");
});

it("WL-01: digits beyond a float's reach stay exact", () => {
  expect(toShortAmount("999999999999999.9999", "en")).toBe("999,999,999,999,999.9999");
});
