import { describe, expect, it } from "vitest";
import { hasSameTiers, listChangedTerms } from "./listChangedTerms.ts";

const terms = {
  rate: "0.00",
  amount: "0.00",
  carry: "NONE",
  feeRate: "2.00",
  subRate: "0.00",
  minimumPay: "0.00",
  reviewFrom: "0.00",
  qualifyDeposit: "0.00",
  qualifyBet: "0.00",
  qualifyDays: 30,
  tiers: [{ rate: "20.00", ngr: "0.00", qualified: 0 }],
} as const;

describe("what changes with the next version of a plan", () => {
  it("X-56: only terms that read otherwise are told, with what they were", () => {
    const rate = { key: "rate", name: "Your share", text: "25 %" } as const;
    const fee = { key: "feeRate", name: "Fee", text: "2 %" } as const;
    expect(listChangedTerms([rate, fee], [rate, { ...fee, text: "3 %" }])).toEqual([
      { ...fee, text: "3 %", before: "2 %" },
    ]);
  });

  it("X-56: a tier more, or another figure of one, is a change", () => {
    const same = { ...terms, tiers: [...terms.tiers] };
    expect(hasSameTiers(same, { ...same, tiers: [...terms.tiers] })).toBe(true);
    expect(hasSameTiers(same, { ...same, tiers: [...terms.tiers, { rate: "30.00", ngr: "1.00", qualified: 0 }] })).toBe(
      false,
    );
    expect(hasSameTiers(same, { ...same, tiers: [{ rate: "20.00", ngr: "0.00", qualified: 1 }] })).toBe(false);
  });
});
