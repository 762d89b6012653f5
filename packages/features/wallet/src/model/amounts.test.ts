import { describe, expect, it } from "vitest";
import { isBelow, isTypedBelow, splitBalance } from "./amounts.ts";

describe("amounts of transfers", () => {
  it.each([
    ["0.00", 2, "0.00", "0.00"],
    ["12.3456", 2, "12.34", "0.0056"],
    ["999999999999999.9999", 2, "999999999999999.99", "0.0099"],
    ["7.5", 2, "7.50", "0.00"],
    ["50000.55", 0, "50000.00", "0.55"],
    ["50000.00", 0, "50000.00", "0.00"],
    ["0.9999", 0, "0.00", "0.9999"],
  ])("MC-02, WL-01: of %s with %i digits there is %s to move, and %s stays", (balance, digits, whole, rest) => {
    expect(splitBalance(balance, digits)).toEqual({ whole, rest });
  });

  it("MC-02: what is no amount is not lower than any", () => {
    expect([isTypedBelow("1", "2.00"), isTypedBelow("1e9", "2.00"), isTypedBelow("", "2.00")]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("MC-02: compares amounts that a number does not hold", () => {
    expect(isBelow("999999999999999.98", "999999999999999.99")).toBe(true);
    expect(isBelow("9.00", "10.00")).toBe(true);
    expect(isBelow("10", "10.00")).toBe(false);
  });
});
