import { expect, it } from "vitest";
import { checkAffiliateTerms, type DraftAffiliateTerms } from "./planTerms.ts";
import type { AffiliatePlanKind } from "./planKinds.ts";

const faults = (kind: AffiliatePlanKind, draft: DraftAffiliateTerms, digits = 2): readonly string[] =>
  checkAffiliateTerms(kind, { qualifyDays: "30", ...draft }, digits).faults.map(({ name, rule }) => `${name} ${rule}`);

it("X-56: terms are read with two decimals of a rate and the digits of the currency", () => {
  const { terms, faults: none } = checkAffiliateTerms(
    "HYBRID",
    {
      rate: " 12.5 ",
      amount: "150.00",
      carry: "FORWARD",
      feeRate: "20",
      subRate: "5.25",
      minimumPay: "10",
      qualifyDeposit: "20",
      qualifyBet: "100",
      qualifyDays: "30",
    },
    2,
  );
  expect(none).toEqual([]);
  expect(terms).toMatchObject({
    rate: 1_250,
    amount: 1_500_000n,
    carry: "FORWARD",
    feeRate: 2_000,
    subRate: 525,
    minimumPay: 100_000n,
    qualifyDays: 30,
    tiers: [],
  });
});

it("X-56: what is missing, negative, huge, too fine, unknown or another kind's is told by its field", () => {
  expect(faults("REVENUE_SHARE", {})).toEqual(["rate required"]);
  expect(faults("CPA", { amount: "", qualifyDeposit: "" })).toEqual(["amount required", "qualifyDeposit required"]);
  expect(faults("CPA", { amount: "300", qualifyDeposit: "1", rate: "5", tiers: [{ rate: "5" }] })).toEqual([
    "rate unused",
    "tiers unused",
  ]);
  for (const rate of ["-1", "1e2", "1.234", "١", "NaN", " ", "0", "80.01", "9".repeat(1_000)])
    expect(faults("REVENUE_SHARE", { rate }), rate).toHaveLength(1);
  for (const amount of ["-1", "0", "1.001", "1,000", "0x10", "1000000000.01", "9".repeat(40)])
    expect(faults("CPA", { amount, qualifyDeposit: "1" }), amount).toHaveLength(1);
  expect(faults("CPA", { amount: "1.5", qualifyDeposit: "1" }, 0)).toEqual(["amount amount"]);
  for (const qualifyDays of ["0", "366", "1.5", "", "-3"])
    expect(faults("REVENUE_SHARE", { rate: "10", qualifyDays }), qualifyDays).toHaveLength(1);
  expect(faults("REVENUE_SHARE", { rate: "10", carry: "__proto__" })).toEqual(["carry choice"]);
});

it("X-56: tiers rise in their rate and never fall in what they ask for", () => {
  const tiers = [
    { rate: "20", ngr: "0", qualified: "0" },
    { rate: "30", ngr: "50000", qualified: "5" },
  ];
  expect(faults("TIERED", { tiers })).toEqual([]);
  expect(faults("TIERED", { tiers: tiers.toReversed() })).toEqual([
    "tiers[1].rate rateOrder",
    "tiers[1].ngr order",
    "tiers[1].qualified order",
  ]);
  expect(faults("TIERED", { tiers: [] })).toEqual(["tiers tiers"]);
  expect(
    faults("TIERED", { tiers: Array.from({ length: 11 }, (_, number) => ({ rate: String(number + 1) })) }),
  ).toEqual(["tiers tiers"]);
  expect(faults("TIERED", { tiers: [{ rate: "" }, { rate: "5", qualified: "1000001" }] })).toEqual([
    "tiers[0].rate required",
    "tiers[1].qualified count",
  ]);
});
