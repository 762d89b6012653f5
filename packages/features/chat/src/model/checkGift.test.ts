import { expect, it } from "vitest";
import { checkGift } from "./checkGift.ts";

const options = { min: "10.00", max: "100.00", rainMax: "200.00", dayLeft: "150.00", available: "120.00" };

it.each([
  ["TIP", "9.99", "min", "10.00"],
  ["TIP", "100.01", "max", "100.00"],
  ["RAIN", "200.01", "max", "200.00"],
  ["RAIN", "150.01", "daily", "150.00"],
  ["RAIN", "120.01", "available", "120.00"],
] as const)("X-44: %s of %s misses %s", (kind, amount, limit, figure) => {
  expect(checkGift(kind, amount, options)).toEqual({ limit, figure });
});

it("X-44: what keeps to all limits has no fault, up to the figure itself", () => {
  expect(checkGift("TIP", "100", options)).toBeUndefined();
  expect(checkGift("RAIN", "120.00", options)).toBeUndefined();
  expect(checkGift("TIP", "10", options)).toBeUndefined();
});
