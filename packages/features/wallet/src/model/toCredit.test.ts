import { expect, it } from "vitest";
import { toCredit, toPercentText } from "./toCredit.ts";

it("a fee is rounded down to a hundredth, in the member's favour, and huge amounts keep every digit", () => {
  expect(toCredit("100.00", 150)).toEqual({ fee: "1.50", credit: "98.50" });
  expect(toCredit("0.99", 150)).toEqual({ fee: "0.01", credit: "0.98" });
  expect(toCredit("999999999999999.99", 50)).toEqual({ fee: "4999999999999.99", credit: "995000000000000.00" });
  for (const text of ["", "-1", "1e9", "1,000", "0.001", "NaN"]) expect(toCredit(text, 150)).toBeNull();
  expect([toPercentText(150), toPercentText(50), toPercentText(0)]).toEqual(["1.5 %", "0.5 %", "0 %"]);
});
