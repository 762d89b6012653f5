import { expect, it } from "vitest";
import { toCredit, toPercentText } from "./toCredit.ts";

it("MC-03, WL-01: a fee is cut to the currency's digits, in the member's favour, and huge amounts keep every digit", () => {
  expect(toCredit("100.00", 150, 2)).toEqual({ fee: "1.50", credit: "98.50" });
  expect(toCredit("0.99", 150, 2)).toEqual({ fee: "0.01", credit: "0.98" });
  expect(toCredit("99999999999.99", 50, 2)).toEqual({ fee: "499999999.99", credit: "99500000000.00" });
  expect(toCredit("100001", 150, 0)).toEqual({ fee: "1500.00", credit: "98501.00" });
  for (const text of ["", "-1", "1e9", "1,000", "0.001", "NaN"]) expect(toCredit(text, 150, 2)).toBeNull();
  expect(toCredit("50000.55", 150, 0)).toBeNull();
});

it("WL-01: a percentage is written as its language does", () => {
  expect([150, 50, 0].map((points) => toPercentText(points, "en"))).toEqual(["1.5%", "0.5%", "0%"]);
  expect([toPercentText(150, "vi"), toPercentText(150, "id")]).toEqual(["1,5%", "1,5%"]);
});
