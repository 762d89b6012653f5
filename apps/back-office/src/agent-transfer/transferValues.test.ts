import { expect, it } from "vitest";
import { toTransferFaults, toTransferSettings, toTransferValues } from "./transferValues.ts";

const settings = { min: "10000.00", max: "5000000.00", dayAmount: "50000000.00", dayCount: 50 };
const values = toTransferValues(settings);
const faultsOf = (edit: Readonly<Record<string, string>>) =>
  Object.fromEntries(toTransferFaults({ ...values, ...edit }, 0));

it("AC-14: the form of limits opens with what is stored and says it again", () => {
  expect(values).toEqual({ min: "10000", max: "5000000", dayAmount: "50000000", dayCount: "50" });
  expect(faultsOf({})).toEqual({});
  expect(toTransferSettings({ ...values, max: " 6000000 " })).toEqual({
    min: "10000",
    max: "6000000",
    dayAmount: "50000000",
    dayCount: 50,
  });
});

it("AC-14: what is no figure, out of its range or out of order is named by its field", () => {
  for (const wrong of ["", "-1", "1e3", "10.5", "NaN", "10%"])
    expect(faultsOf({ max: wrong }), wrong).toEqual({ max: "amount" });
  expect(faultsOf({ min: "0" })).toEqual({ min: "amount" });
  expect(faultsOf({ max: "9999" })).toEqual({ max: { least: "10000" } });
  expect(faultsOf({ dayAmount: "4999999" })).toEqual({ dayAmount: { least: "5000000" } });
  for (const wrong of ["", "1.5", "1001", "-1"])
    expect(faultsOf({ dayCount: wrong }), wrong).toEqual({ dayCount: "count" });
  expect(faultsOf({ dayCount: "0" })).toEqual({});
});
