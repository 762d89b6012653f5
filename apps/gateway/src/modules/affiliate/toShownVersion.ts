import { type AffiliateTerms, type AffiliateVersion, toDecimal, toRateText } from "@marquee/contract";
import { type StoredVersion, toTerms } from "./planStore.ts";

const toShownTerms = (terms: AffiliateTerms): AffiliateVersion["terms"] => ({
  rate: toRateText(terms.rate),
  amount: toDecimal(terms.amount),
  carry: terms.carry,
  feeRate: toRateText(terms.feeRate),
  subRate: toRateText(terms.subRate),
  minimumPay: toDecimal(terms.minimumPay),
  reviewFrom: toDecimal(terms.reviewFrom),
  qualifyDeposit: toDecimal(terms.qualifyDeposit),
  qualifyBet: toDecimal(terms.qualifyBet),
  qualifyDays: terms.qualifyDays,
  tiers: terms.tiers.map(({ rate, ngr, qualified }) => ({ rate: toRateText(rate), ngr: toDecimal(ngr), qualified })),
});

/** A version as its affiliate and staff read it. */
export const toShownVersion = (row: StoredVersion): AffiliateVersion => ({
  number: row.number,
  from: row.from_month,
  terms: toShownTerms(toTerms(row)),
});

/** The version that counts in a month, of one plan's with the newest first; and the one that counts later. */
export function pickVersions(
  versions: readonly StoredVersion[],
  month: string,
): { readonly now: StoredVersion; readonly next: StoredVersion | undefined } {
  const now = versions.find(({ from_month: from }) => from === null || from <= month);
  if (now === undefined) throw new Error("a plan has no terms");
  const [newest] = versions;
  return { now, next: newest !== undefined && newest.number > now.number ? newest : undefined };
}
