import { describe, expect, it } from "vitest";
import { formatRebate, parseRebate, toRebateInput } from "./rebates.ts";

describe("rebates", () => {
  it.each([
    ["0", 0],
    ["0.5", 50],
    ["0,55", 55],
    [" 0.55 % ", 55],
    ["1", 100],
    ["0.05", 5],
    ["100.00", 10_000],
    ["1.", undefined],
    ["", undefined],
    ["-1", undefined],
    ["0.555", undefined],
    ["1e2", undefined],
    ["1000", undefined],
    ["abc", undefined],
  ])("AC-04: %s is %s hundredths of a percent", (typed, rebate) => {
    expect(parseRebate(typed)).toBe(rebate);
  });

  it("AC-04: what stands in a field is read as what it was", () => {
    for (const rebate of [0, 5, 55, 100, 10_000]) expect(parseRebate(toRebateInput(rebate))).toBe(rebate);
    expect(formatRebate("en", 55)).toBe("0.55%");
    expect(formatRebate("vi", 55)).toBe("0,55%");
  });
});
