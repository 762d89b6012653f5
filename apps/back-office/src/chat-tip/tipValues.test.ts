import { expect, it } from "vitest";
import { toTipFaults, toTipSettings, toTipValues } from "./tipValues.ts";

const settings = {
  min: "1000.00",
  max: "1000000.00",
  pairAmount: "2000000.00",
  dayAmount: "5000000.00",
  receivedAmount: "5000000.00",
  rainMax: "2000000.00",
  rainPeople: 20,
  rainMinutes: 15,
};
const values = toTipValues(settings);
const faultsOf = (edit: Readonly<Record<string, string>>) => Object.fromEntries(toTipFaults({ ...values, ...edit }, 0));

it("X-44: the form of limits opens with what is stored and says it again", () => {
  expect(values).toMatchObject({ min: "1000", rainMax: "2000000", rainPeople: "20", rainMinutes: "15" });
  expect(faultsOf({})).toEqual({});
  expect(toTipSettings({ ...values, max: " 900000 " })).toMatchObject({ max: "900000", min: "1000", rainPeople: 20 });
});

it("X-44: what is no figure, out of its range or out of order is named by its field", () => {
  for (const wrong of ["", "-1", "1e3", "10.5", "NaN", "__proto__"])
    expect(faultsOf({ rainMax: wrong }), wrong).toEqual({ rainMax: "amount" });
  expect(faultsOf({ min: "0" })).toEqual({ min: "amount" });
  expect(faultsOf({ max: "999" })).toEqual({ max: { least: "1000" } });
  expect(faultsOf({ pairAmount: "999999" })).toEqual({ pairAmount: { least: "1000000" } });
  expect(faultsOf({ dayAmount: "1999999" })).toEqual({ dayAmount: { least: "2000000" } });
  expect(faultsOf({ receivedAmount: "999999" })).toEqual({ receivedAmount: { least: "1000000" } });
  for (const wrong of ["0", "51", "1.5", "", "-1"])
    expect(faultsOf({ rainPeople: wrong }), wrong).toEqual({ rainPeople: { range: [1, 50] } });
  expect(faultsOf({ rainMinutes: "121" })).toEqual({ rainMinutes: { range: [1, 120] } });
});
