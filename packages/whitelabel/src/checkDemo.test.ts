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
const demo = { modules: { BANNER3: "off" }, promotions: [promotion], referral: true, newAccountsWait: true };

describe("demo.json", () => {
  it("WL-06, RP-12: has switches, promotions, invitations, and how new accounts wait", () => {
    expect(checkDemo("demo.json", demo)).toEqual({ demo, faults: [] });
    expect(checkDemo("demo.json", { modules: {} }).faults).toEqual([]);
  });

  it.each([
    [{ modules: { NOTHING3: "on" } }, "modules.NOTHING3"],
    [{ ...demo, promotions: [{ ...promotion, maxBonus: "-5" }] }, "promotions.0.maxBonus"],
    [{ ...demo, promotions: [{ ...promotion, turn: "NEVER" }] }, "promotions.0.turn"],
    [{ ...demo, promotions: [{ ...promotion, names: { EN: "" } }] }, "promotions.0.names.EN"],
    [{ ...demo, referral: "yes" }, "referral"],
  ])("names what is wrong: %j", (data, key) => {
    expect(checkDemo("demo.json", data)).toMatchObject({ faults: [{ file: "demo.json", key }] });
  });
});
