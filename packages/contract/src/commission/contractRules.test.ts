import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { transition } from "../transition.ts";
import { contractKindRules, contractKinds, contractPeriods } from "./contractKinds.ts";
import { checkTerms, toRate, toRateText, toTopRate } from "./contractTerms.ts";
import { contractActions, contractStates, listContractActions, toContractEvent } from "./states.ts";

const limits = { digits: 2, ownRate: null };
const rateText = fc.oneof(fc.nat(6).map(String), fc.nat(600).map(toRateText), fc.string({ maxLength: 6 }));

describe("the rules of contracts", () => {
  it("CT-01, CT-02: a dividend has its period's fields and a choice of four periods; salaries those of a day or an hour", () => {
    expect(contractKinds.map((kind) => contractKindRules[kind].thresholds)).toEqual([
      ["periodValidBet", "periodProfitLoss", "activeMembers"],
      ["betAmountPerDay", "activeMembers"],
      ["betAmountPerHour", "activeMembers"],
      ["betAmountPerDay"],
    ]);
    expect(contractKindRules.DIVIDEND.periods.toSorted()).toEqual(contractPeriods.toSorted());
  });

  it("reads a percentage of plain digits, and writes it with two after the point", () => {
    for (let rate = 0; rate <= 10_000; rate += 1) expect(toRate(toRateText(rate))).toBe(rate);
    expect([toRate("5"), toRate("0.3"), toRate("50.00")]).toEqual([500, 30, 5_000]);
    for (const text of ["", " 1", "1 ", "1.", ".5", "1.234", "1,5", "5%", "1e1", "-1", "00", "1000", "๓", "NaN"])
      expect(toRate(text), text).toBeUndefined();
  });

  it("terms without a fault have rates that rise to the limit at most, and thresholds that never fall", () => {
    const tier = fc.record({
      rate: rateText,
      thresholds: fc.record({ betAmountPerDay: fc.nat(500).map(String), activeMembers: fc.nat(9).map(String) }),
    });
    let count = 0;
    fc.assert(
      fc.property(fc.array(tier, { maxLength: 4 }), fc.constantFrom(null, null, 0, 350, -1), (tiers, ownRate) => {
        const { terms, faults } = checkTerms("DAILY", { carry: "NONE", tiers }, { digits: 2, ownRate });
        const isRight = tiers.every(({ rate, thresholds }, index) => {
          const before = tiers[index - 1];
          const value = toRate(rate.trim()) ?? Infinity;
          if (value > Math.min(500, ownRate ?? 500)) return false;
          if (before === undefined) return true;
          return (
            value > (toRate(before.rate.trim()) ?? Infinity) &&
            Number(thresholds.betAmountPerDay) >= Number(before.thresholds.betAmountPerDay) &&
            Number(thresholds.activeMembers) >= Number(before.thresholds.activeMembers)
          );
        });
        expect(faults.length === 0).toBe(isRight && tiers.length > 0);
        if (faults.length > 0) return;
        count += 1;
        expect(toTopRate(terms)).toBe(toRate(tiers.at(-1)?.rate.trim() ?? ""));
      }),
      { numRuns: 2_000 },
    );
    expect(count).toBeGreaterThan(20);
  });

  it("says no order of a tier whose own field, or the one before, is no number", () => {
    const tiers = [
      { rate: "x", thresholds: { activeMembers: "9" } },
      { rate: "1", thresholds: { activeMembers: "y" } },
    ];
    expect(checkTerms("DAILY", { carry: "NONE", tiers }, limits).faults.map(({ rule }) => rule)).toEqual([
      "rate",
      "count",
    ]);
  });

  it("each act is one side's alone, and leads where the table says", () => {
    const asking = {
      REQUESTED: ["UPLINE"],
      CHANGE_REQUESTED: ["UPLINE"],
      END_REQUESTED: ["UPLINE", "DOWNLINE"],
    } as const;
    for (const status of contractStates.states) {
      const askers =
        status === "REQUESTED" || status === "CHANGE_REQUESTED" || status === "END_REQUESTED" ? asking[status] : [null];
      for (const askedBy of askers)
        for (const action of contractActions)
          for (const side of ["UPLINE", "DOWNLINE"] as const) {
            const event = toContractEvent({ status, askedBy }, side, action);
            if (event === null) continue;
            expect(transition(contractStates, status, event)).not.toBeNull();
            if (action === "ACCEPT" || action === "REJECT") expect(askedBy).not.toBe(side);
            if (action === "CANCEL") expect(askedBy).toBe(side);
            if (action === "REQUEST") expect(side).toBe("UPLINE");
          }
    }
    expect(listContractActions({ status: "IN_FORCE", askedBy: null }, "UPLINE")).toEqual(["REQUEST", "TERMINATE"]);
    expect(listContractActions({ status: "IN_FORCE", askedBy: null }, "DOWNLINE")).toEqual(["TERMINATE"]);
  });
});
