import { expect, it } from "vitest";
import { toPointSettings, toPointSettingsFaults, toPointSettingsValues } from "./pointSettingsValues.ts";

const values = toPointSettingsValues({
  betPerPoint: {
    RNG: "100.00",
    FISH: "100.00",
    PVP: null,
    LIVE: "200.50",
    SPORTS: "200.00",
    ESPORTS: "200.00",
    ELOTT: "500.00",
    LOTT: "500.00",
    COCKFIGHT: "200.00",
    INHOUSE: "100.00",
  },
  percents: [100, 100, 100, 100, 100, 150, 150, 150, 150, 200],
  ratio: 100,
  unit: "1.00",
  convertMin: 1_000,
  convertMax: 100_000,
  multiple: 100,
  turnoverPercent: 100,
  autoAmount: "2000.00",
  accountDays: 7,
  oncePerPerson: true,
});

it("PM-06: the form says what the settings say", () => {
  expect(toPointSettingsFaults(values, 2).size).toBe(0);
  expect(toPointSettings(values)).toMatchObject({
    betPerPoint: { RNG: "100", PVP: null, LIVE: "200.50" },
    percents: [100, 100, 100, 100, 100, 150, 150, 150, 150, 200],
    unit: "1",
    convertMin: 1_000,
    accountDays: 7,
    oncePerPerson: true,
  });
});

it("PM-06: a figure of which no conversion comes is found at its field", () => {
  const find = (more: object) => [...toPointSettingsFaults({ ...values, ...more }, 2)];
  expect(find({ RNG: "0" })).toEqual([["RNG", "amount"]]);
  expect(find({ unit: "-1" })).toEqual([["unit", "amount"]]);
  expect(find({ convertMin: "1050" })).toEqual([["convertMin", "multiple"]]);
  expect(find({ convertMax: "900" })).toEqual([["convertMax", "least"]]);
  expect(find({ percent5: "1e3" })).toEqual([["percent5", "percent"]]);
  expect(find({ accountDays: "366" })).toEqual([["accountDays", "days"]]);
  expect(find({ multiple: "0" })).toEqual([["multiple", "count"]]);
});
