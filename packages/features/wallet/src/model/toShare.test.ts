import { expect, it } from "vitest";
import { toShare } from "./toShare.ts";

it("is exact at any size, and nothing of nothing", () => {
  expect(toShare("40000.00", "100000.00")).toBe(0.4);
  expect(toShare("999999999999999.99", "1000000000000000.00")).toBe(0.999);
  expect(toShare("0.00", "0.00")).toBe(0);
});
