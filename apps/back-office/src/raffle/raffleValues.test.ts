import { describe, expect, it } from "vitest";
import { createPrize, type RaffleValues, toRaffleFaults, toRaffleTerms, toRaffleValues } from "./raffleValues.ts";

const timeZone = "Asia/Ho_Chi_Minh";
const now = Date.parse("2026-11-29T03:00:00Z");
const money = { ...createPrize("CASH"), names: { EN: "First prize", VI: "Giải nhất" }, amount: "50000", count: "1" };
const none = { ...createPrize("NONE"), names: { EN: "No prize", VI: " " }, amount: "7", count: "99" };
const filled: RaffleValues = {
  ...toRaffleValues("VND", timeZone, now),
  names: { EN: "New year", VI: "Năm mới" },
  prizes: [money, none],
};
const faultsOf = (more: Partial<RaffleValues>) => toRaffleFaults({ ...filled, ...more }, { timeZone, digits: 0 });

describe("the form of a raffle", () => {
  it("PM-15: says what was filled in, with times of the merchant's zone and no amount where a prize has none", () => {
    expect(faultsOf({})).toEqual({});
    expect(toRaffleTerms(filled, timeZone)).toEqual({
      names: { EN: "New year", VI: "Năm mới" },
      currency: "VND",
      opensAt: now + 86_400_000,
      closesAt: now + 2 * 86_400_000,
      turn: "ONCE",
      factor: 1,
      validBet: "0",
      deposits: "0",
      segment: null,
      prizes: [
        { type: "CASH", names: { EN: "First prize", VI: "Giải nhất" }, amount: "50000", count: 1 },
        { type: "NONE", names: { EN: "No prize" }, amount: null, count: 99 },
      ],
    });
  });

  it("PM-15: names each field that cannot be sent, those of prizes by their place", () => {
    expect(faultsOf({ names: { EN: " " }, factor: "101", validBet: "1.5", deposits: "" })).toEqual({
      "names.EN": "required",
      factor: "factor",
      validBet: "amount",
      deposits: "amount",
    });
    const points = { ...money, type: "POINTS" };
    const prizes = [
      { ...money, amount: "0" },
      { ...points, amount: "1.5" },
      { ...none, count: "0", names: {} },
    ];
    expect(faultsOf({ prizes })).toEqual({
      "prizes.0.amount": "amount",
      "prizes.1.amount": "points",
      "prizes.2.names.EN": "required",
      "prizes.2.count": "count",
    });
    expect(faultsOf({ prizes: [none] })).toEqual({ "prizes.0.type": "noPrize" });
    expect(faultsOf({ prizes: [money, { ...none, count: "20000" }] })).toEqual({ "prizes.0.count": "tickets" });
    expect(faultsOf({ opensAt: "", closesAt: "" })).toEqual({ opensAt: "date", closesAt: "date" });
    expect(faultsOf({ closesAt: filled.opensAt })).toEqual({ closesAt: "order" });
  });
});
