import { checkAffiliateTerms } from "@marquee/contract";
import { expect, it } from "vitest";
import { toChangedPlanValues, toNewPlanValues, toSentPlanTerms } from "./planValues.ts";
import { toBillText } from "./toBillText.ts";

it("X-56: what a plan's kind does not have is not sent, and its terms come back into the form as they were typed", () => {
  const typed = { ...toNewPlanValues("USD"), rate: " 25 ", amount: "300", subRate: "5.5", minimumPay: "10.50" };
  const sent = toSentPlanTerms(typed);
  expect(sent).toEqual({ rate: "25", carry: "FORWARD", subRate: "5.5", minimumPay: "10.50", qualifyDays: "30" });
  expect(checkAffiliateTerms("REVENUE_SHARE", sent, 2).faults).toEqual([]);
  const terms = {
    rate: "25.00",
    amount: "0.00",
    carry: "FORWARD" as const,
    feeRate: "0.00",
    subRate: "5.50",
    minimumPay: "10.50",
    reviewFrom: "0.00",
    qualifyDeposit: "0.00",
    qualifyBet: "0.00",
    qualifyDays: 30,
    tiers: [],
  };
  const shown = { name: "Partners", kind: "REVENUE_SHARE", currency: "USD" };
  const values = toChangedPlanValues(shown, { number: 1, from: null, terms }, 2);
  expect(toSentPlanTerms(values)).toEqual({ ...sent, rate: "25.00", subRate: "5.50" });
});

it("X-56: a bill as text has its formula line by line, each player's part and what those below bring", () => {
  const bill: Parameters<typeof toBillText>[0] = {
    orderNo: "A1",
    username: "harbour",
    plan: "Partners",
    month: "2026-10-01",
    amount: "20000.00",
    currency: "VND",
    calculation: [{ step: "SHARE", text: "max(0, 80000.00) × 25.00 % = 20000.00" }],
    players: {
      list: [
        {
          memberId: "1",
          account: "tide",
          signals: [],
          stakes: "9.00",
          wins: "1.00",
          bonuses: "2.00",
          rebates: "3.00",
          fee: "0.50",
          ngr: "2.50",
          qualified: true,
        },
      ],
    },
    subs: [{ memberId: "2", account: "lantern", billNo: "A2", amount: "7.00" }],
  };
  const steps = {
    TIER: "Tier",
    BASE: "Base",
    SHARE: "Revenue share",
    CPA: "Qualified players",
    SUB: "Below",
    DUE: "Due",
    AMOUNT: "Amount",
    REMAINDER: "Remainder",
    CARRY: "Carried",
  };
  expect(toBillText(bill, { steps, state: "Paid" }).split("\n")).toEqual([
    "A1 · harbour · Partners · 2026-10 · 20000.00 VND · Paid",
    "Revenue share: max(0, 80000.00) × 25.00 % = 20000.00",
    "tide: 9.00 - 1.00 - 2.00 - 3.00 - 0.50 = 2.50 *",
    "lantern (A2): 7.00",
  ]);
});
