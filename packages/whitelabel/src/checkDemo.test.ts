import { describe, expect, it } from "vitest";
import { checkDemo } from "./checkDemo.ts";

const promotion = {
  names: { EN: "First night" },
  percent: 100,
  maxBonus: "2000000",
  minDeposit: "200000.50",
  factor: 15,
  maxStake: null,
  maxConvert: null,
  days: 14,
  turn: "FIRST",
  offeredDays: null,
};
const mission = {
  titles: { EN: "Play 20 rounds" },
  group: "DAILY",
  type: "BET_COUNT",
  target: "20",
  reward: "POINTS",
  amount: "50",
  factor: 0,
  score: 5,
};
const demo = {
  modules: { BANNER3: "off" },
  promotions: [promotion],
  missions: [mission],
  referral: true,
  newAccountsWait: true,
};

describe("demo.json", () => {
  it("WL-06, PM-09, RP-12: has switches, promotions, missions, invitations, and how new accounts wait", () => {
    expect(checkDemo("demo.json", demo)).toEqual({ demo, faults: [] });
    expect(checkDemo("demo.json", { modules: {} }).faults).toEqual([]);
  });

  it.each([
    [{ modules: { NOTHING3: "on" } }, "modules.NOTHING3"],
    [{ ...demo, promotions: [{ ...promotion, maxBonus: "-5" }] }, "promotions.0.maxBonus"],
    [{ ...demo, promotions: [{ ...promotion, turn: "NEVER" }] }, "promotions.0.turn"],
    [{ ...demo, promotions: [{ ...promotion, names: { EN: "" } }] }, "promotions.0.names.EN"],
    [{ ...demo, missions: [{ ...mission, group: "SEASON" }] }, "missions.0.group"],
    [{ ...demo, referral: "yes" }, "referral"],
  ])("names what is wrong: %j", (data, key) => {
    expect(checkDemo("demo.json", data)).toMatchObject({ faults: [{ file: "demo.json", key }] });
  });
});
