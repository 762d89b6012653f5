import { expect, it } from "vitest";
import { toCsvLine } from "./toCsvLine.ts";

it("X-52, X-46: numbers stay numbers in a file, those below zero too, and formulas are inert", () => {
  expect(toCsvLine(["-50.00", "-1", "0", "50000", "12.5000"])).toBe("-50.00,-1,0,50000,12.5000");
  for (const formula of [
    "-1+1",
    "-A1",
    "--1",
    "-",
    "-1.",
    "-.5",
    "+1",
    "=1",
    "@A1",
    "\t-1",
    "\n=1",
    "－1",
    "＝1+1",
    "＋1",
    "＠A1",
  ])
    expect(toCsvLine([formula]), formula).toBe(`"'${formula}"`);
  expect(toCsvLine(["-1\n=1"])).toBe(`"'-1\n=1"`);
});
