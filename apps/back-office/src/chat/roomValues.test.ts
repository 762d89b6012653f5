import { expect, it } from "vitest";
import { ranges, toNumber, toWords } from "./roomValues.ts";

it("X-44: whole numbers of a room are within their range, and what is none is refused", () => {
  expect(["0", " 30 ", "3600"].map((text) => toNumber(text, ranges.slowSeconds))).toEqual([0, 30, 3_600]);
  for (const text of ["", "3601", "-1", "1.5", "1e3", "x"]) expect(toNumber(text, ranges.slowSeconds)).toBeUndefined();
});

it("X-44: the word list is read by commas and lines, each word once", () => {
  expect(toWords(" one, two，three\none,, \n")).toEqual(["one", "two", "three"]);
  expect(toWords("")).toEqual([]);
});
