import type { Promotion } from "@marquee/contract/staff";
import { describe, expect, it } from "vitest";
import {
  type PromotionValues,
  toOffer,
  toPromotionFaults,
  toPromotionTerms,
  toPromotionValues,
} from "./promotionValues.ts";

const zone = { currency: "VND", timeZone: "Asia/Ho_Chi_Minh" } as const;
const stored: Promotion = {
  id: "0192f0c4-7c3e-7d2a-9b1f-3a4b5c6d7e8f",
  version: 3,
  names: { EN: "Welcome", VI: "Chào mừng", TY: "Hello" },
  isOn: true,
  currency: "USD",
  percent: 150,
  maxBonus: "200.00",
  minDeposit: "0.00",
  factor: 25,
  maxStake: "5.50",
  maxConvert: null,
  days: 30,
  sticky: true,
  endsWithWithdrawal: true,
  byCode: false,
  turn: "DAY",
  oncePerPerson: false,
  nth: null,
  weekdays: [5, 6],
  hours: { from: "18:00", to: "00:00" },
  startsAt: Date.parse("2026-11-24T02:03:04.567Z"),
  endsAt: null,
  granted: 7,
  given: "1400.00",
};
const values = toPromotionValues(stored, zone);
const findFaults = (changes: PromotionValues) => toPromotionFaults({ ...values, ...changes }, { ...zone, digits: 2 });

describe("what the form of a promotion says", () => {
  it("X-60: a form that nobody has changed says what is stored, to the millisecond", () => {
    const { id: _id, version: _version, granted: _granted, given: _given, ...terms } = stored;
    expect(findFaults({})).toEqual({});
    expect(findFaults({ byCode: true })).toEqual({ turn: "turn" });
    expect(toPromotionTerms(values, stored, zone.timeZone)).toEqual({
      ...terms,
      maxBonus: "200",
      minDeposit: "0",
    });
  });

  it("X-60: a new one is off, once per person, in the merchant's currency; its amounts have to be filled in", () => {
    const fresh = toPromotionValues(undefined, zone);
    expect(toPromotionTerms(fresh, undefined, zone.timeZone)).toMatchObject({
      isOn: false,
      oncePerPerson: true,
      currency: "VND",
      startsAt: null,
      endsAt: null,
      maxStake: null,
    });
    expect(toPromotionFaults(fresh, { ...zone, digits: 0 })).toEqual({
      names: "required",
      maxBonus: "amount",
      minDeposit: "amount",
    });
  });

  it("X-60: names each field that cannot be sent, and why", () => {
    for (const [name, text, fault] of [
      ["names", " ", "required"],
      ["percent", "0", "percent"],
      ["percent", "1001", "percent"],
      ["percent", "12.5", "percent"],
      ["factor", "101", "factor"],
      ["days", "366", "days"],
      ["days", "", "days"],
      ["maxBonus", "0.00", "positive"],
      ["maxBonus", "", "amount"],
      ["maxBonus", "1,000", "amount"],
      ["maxBonus", "99999999999", undefined],
      ["maxBonus", "1000000000000", "amount"],
      ["minDeposit", "0", undefined],
      ["minDeposit", "1.234", "amount"],
      ["maxStake", "0", "positive"],
      ["maxStake", "", undefined],
      ["maxConvert", "-1", "amount"],
      ["startsAt", "2026-02-30T10:00", "date"],
      ["endsAt", "2026-11-24T09:03", "order"],
      ["endsAt", "2026-11-24T09:04", undefined],
    ] as const)
      expect(findFaults({ [name]: text })[name], `${name} ${text}`).toBe(fault);
  });

  it("X-52, WL-01: an amount has the digits of the chosen currency", () => {
    const find = (maxBonus: string, digits: number) =>
      toPromotionFaults({ ...values, maxStake: "", maxBonus }, { ...zone, digits })["maxBonus"];
    expect([find("100.50", 0), find("100.00", 0), find("100", 0), find("100.50", 2)]).toEqual([
      "amount",
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("X-60: a time is one of the merchant's zone, and a name that is blank is left out", () => {
    const changed = { ...values, endsAt: "2026-12-01T00:00", namesVI: " ", namesCN: " 欢迎 " };
    expect(toPromotionTerms(changed, stored, zone.timeZone)).toMatchObject({
      endsAt: Date.parse("2026-11-30T17:00:00Z"),
      names: { EN: "Welcome", CN: "欢迎", TY: "Hello" },
    });
    expect(toPromotionTerms(changed, stored, zone.timeZone).names).not.toHaveProperty("VI");
  });

  it("X-60: is offered while it is on and within its time", () => {
    const times = { isOn: true, startsAt: 10, endsAt: 20 };
    expect([9, 10, 19, 20].map((now) => toOffer(times, now))).toEqual(["planned", "open", "open", "over"]);
    expect(toOffer({ ...times, isOn: false }, 15)).toBe("off");
    expect(toOffer({ isOn: true, startsAt: null, endsAt: null }, 0)).toBe("open");
  });
});
