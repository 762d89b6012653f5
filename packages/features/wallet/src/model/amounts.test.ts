import { describe, expect, it } from "vitest";
import { isBelow, toWholeAmount } from "./amounts.ts";

describe("amounts of transfers", () => {
  it.each([
    ["0.00", "0.00"],
    ["12.3456", "12.34"],
    ["999999999999999.9999", "999999999999999.99"],
    ["7.5", "7.50"],
  ])("MC-02: of %s there is %s to move", (balance, whole) => {
    expect(toWholeAmount(balance)).toBe(whole);
  });

  it("MC-02: compares amounts that a number does not hold", () => {
    expect(isBelow("999999999999999.98", "999999999999999.99")).toBe(true);
    expect(isBelow("9.00", "10.00")).toBe(true);
    expect(isBelow("10", "10.00")).toBe(false);
  });
});
