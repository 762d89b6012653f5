import { expect, it } from "vitest";
import { toCorrection } from "./toCorrection.ts";

it("takes whole points with either sign, and nothing else", () => {
  expect(["250", " +250 ", "-250", "\u2212250", "1000000000"].map(toCorrection)).toEqual([250, 250, -250, -250, 1e9]);
  for (const typed of ["", "0", "-0", "1.5", "1,000", "1e3", "0x10", "--5", "1000000001", "\u0000", "٢"])
    expect(toCorrection(typed)).toBeUndefined();
});
