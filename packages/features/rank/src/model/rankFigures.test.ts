import { expect, it } from "vitest";
import { isSome, toMissing, toShare, toTurnover } from "./rankFigures.ts";

it("PM-12: a bar is never more than full, nothing is missing beyond the aim, and large amounts keep every digit", () => {
  expect(toShare({ required: "1000.00", done: "250.00" })).toBe(0.25);
  expect(toShare({ required: "10.00", done: "12.00" })).toBe(1);
  expect(toShare({ required: "0.00", done: "0.00" })).toBe(1);
  expect(toMissing({ required: "300000000000.00", done: "0.01" })).toBe("299999999999.99");
  expect(toMissing({ required: "10.00", done: "12.00" })).toBe("0.00");
  expect([toTurnover("188.00", 3), toTurnover("188.00", 0)]).toEqual(["564.00", null]);
  expect([isSome("0.00"), isSome("0.01")]).toEqual([false, true]);
});
