import { isAmount, toAmount } from "../currencyDigits.ts";
import { toDecimal } from "../money.ts";
import { toRate, toRateText } from "../commission/contractTerms.ts";
import {
  type AffiliateCarry,
  affiliateCarries,
  affiliateKindFields,
  affiliateLimits,
  type AffiliatePlanKind,
  type AffiliateTermsField,
  affiliateTermsFields,
} from "./planKinds.ts";

/** A tier as it is typed. */
export interface DraftAffiliateTier {
  readonly rate: string;
  readonly ngr?: string;
  readonly qualified?: string;
}

/** Terms as they are typed: texts, and empty or left out for what asks for nothing. */
export type DraftAffiliateTerms = Readonly<Partial<Record<AffiliateTermsField, string>>> & {
  readonly tiers?: readonly DraftAffiliateTier[];
};

/** A tier: its rate in hundredths of a percent, `ngr` in 1/10,000 of the unit. */
export interface AffiliateTier {
  readonly rate: number;
  readonly ngr: bigint;
  readonly qualified: number;
}

/** The terms of a plan: rates in hundredths of a percent, amounts in 1/10,000 of the unit. What a kind does not have is 0. */
export interface AffiliateTerms {
  readonly rate: number;
  /** For each qualified player. */
  readonly amount: bigint;
  readonly carry: AffiliateCarry;
  readonly feeRate: number;
  readonly subRate: number;
  readonly minimumPay: bigint;
  /** From which amount two of the staff look at a bill. */
  readonly reviewFrom: bigint;
  readonly qualifyDeposit: bigint;
  readonly qualifyBet: bigint;
  readonly qualifyDays: number;
  readonly tiers: readonly AffiliateTier[];
}

/** Which rule a field of the terms breaks. */
export type AffiliateTermsRule =
  /** It is empty, or zero where it must not be. */
  | "required"
  /** No percentage of plain digits with at most two after the point. */
  | "rate"
  /** Above `limit`, the highest rate. */
  | "rateMost"
  /** Not above `limit`, the rate of the tier before. */
  | "rateOrder"
  /** No amount with at most `limit` digits after the point. */
  | "amount"
  /** Above `limit`, the highest amount. */
  | "amountMost"
  /** No whole number up to `limit`. */
  | "count"
  /** Below `limit`, what the tier before asks for. */
  | "order"
  /** None of the words that are known. */
  | "choice"
  /** Plans of this kind have no such field. */
  | "unused"
  /** More tiers than `limit`, or none. */
  | "tiers";

/** What is wrong with terms: the field by its name, such as `rate` or `tiers[1].ngr`, the rule, and the rule's number as text. */
export interface AffiliateTermsFault {
  readonly name: string;
  readonly rule: AffiliateTermsRule;
  readonly limit: string;
}

const countText = /^(0|[1-9][0-9]{0,6})$/;

const mostRates = {
  rate: affiliateLimits.mostRate,
  feeRate: affiliateLimits.mostFeeRate,
  subRate: affiliateLimits.mostSubRate,
} as const;

/** Reads fields one by one and keeps what is wrong with them. */
function openReader(digits: number) {
  const faults: AffiliateTermsFault[] = [];
  const note = (name: string, rule: AffiliateTermsRule, limit = ""): void => {
    faults.push({ name, rule, limit });
  };
  return {
    faults,
    note,
    rate(name: string, text: string, most: number, isRequired: boolean): number {
      if (text === "") {
        if (isRequired) note(name, "required");
        return 0;
      }
      const rate = toRate(text);
      if (rate === undefined) note(name, "rate");
      else if (rate > most) note(name, "rateMost", toRateText(most));
      else if (isRequired && rate === 0) note(name, "required");
      return rate ?? 0;
    },
    amount(name: string, text: string, isRequired: boolean): bigint {
      const isRight = text !== "" && isAmount(text, digits);
      const amount = isRight ? toAmount(text, digits) : 0n;
      if (text !== "" && !isRight) note(name, "amount", String(digits));
      else if (amount > affiliateLimits.mostAmount) note(name, "amountMost", toDecimal(affiliateLimits.mostAmount));
      else if (isRequired && amount === 0n) note(name, "required");
      return amount;
    },
    count(name: string, text: string, most: number, least: number): number {
      if (text === "" && least === 0) return 0;
      const isRight = countText.test(text) && Number(text) <= most && Number(text) >= least;
      if (text === "") note(name, "required");
      else if (!isRight) note(name, "count", String(most));
      return isRight ? Number(text) : 0;
    },
  };
}

type Reader = ReturnType<typeof openReader>;

function checkTiers(
  reader: Reader,
  kind: AffiliatePlanKind,
  drafts: readonly DraftAffiliateTier[],
): readonly AffiliateTier[] {
  const { mostTiers, mostRate, mostQualified } = affiliateLimits;
  if (kind !== "TIERED") {
    if (drafts.length > 0) reader.note("tiers", "unused");
    return [];
  }
  if (drafts.length === 0 || drafts.length > mostTiers) reader.note("tiers", "tiers", String(mostTiers));
  const tiers = drafts.slice(0, mostTiers).map((draft, number) => ({
    rate: reader.rate(`tiers[${number}].rate`, draft.rate.trim(), mostRate, true),
    ngr: reader.amount(`tiers[${number}].ngr`, (draft.ngr ?? "").trim(), false),
    qualified: reader.count(`tiers[${number}].qualified`, (draft.qualified ?? "").trim(), mostQualified, 0),
  }));
  const isWrong = (number: number, field: string): boolean =>
    reader.faults.some(({ name }) => name === `tiers[${number}].${field}` || name === `tiers[${number - 1}].${field}`);
  const orders = tiers.flatMap((tier, number): readonly AffiliateTermsFault[] => {
    const before = tiers[number - 1];
    if (before === undefined) return [];
    const at = (field: string): string => `tiers[${number}].${field}`;
    return [
      ...(tier.rate > before.rate || isWrong(number, "rate")
        ? []
        : [{ name: at("rate"), rule: "rateOrder" as const, limit: toRateText(before.rate) }]),
      ...(tier.ngr >= before.ngr || isWrong(number, "ngr")
        ? []
        : [{ name: at("ngr"), rule: "order" as const, limit: toDecimal(before.ngr) }]),
      ...(tier.qualified >= before.qualified || isWrong(number, "qualified")
        ? []
        : [{ name: at("qualified"), rule: "order" as const, limit: String(before.qualified) }]),
    ];
  });
  reader.faults.push(...orders);
  return tiers;
}

function toCarry(reader: Reader, text: string): AffiliateCarry {
  const carry = affiliateCarries.find((each) => each === text);
  if (carry === undefined && text !== "") reader.note("carry", "choice");
  return carry ?? "NONE";
}

/**
 * Reads a plan's terms as typed, and says everything that is wrong with them: the form and the gateway both ask it.
 *
 * @param digits of the plan's currency
 */
export function checkAffiliateTerms(
  kind: AffiliatePlanKind,
  draft: DraftAffiliateTerms,
  digits: number,
): { readonly terms: AffiliateTerms; readonly faults: readonly AffiliateTermsFault[] } {
  const reader = openReader(digits);
  const fields = affiliateKindFields[kind];
  const has = (field: AffiliateTermsField): boolean => fields.includes(field);
  const read = (field: AffiliateTermsField): string => (has(field) ? (draft[field] ?? "").trim() : "");
  for (const field of affiliateTermsFields)
    if (!has(field) && (draft[field] ?? "").trim() !== "") reader.note(field, "unused");
  const terms: AffiliateTerms = {
    rate: reader.rate("rate", read("rate"), mostRates.rate, has("rate")),
    amount: reader.amount("amount", read("amount"), has("amount")),
    carry: toCarry(reader, read("carry")),
    feeRate: reader.rate("feeRate", read("feeRate"), mostRates.feeRate, false),
    subRate: reader.rate("subRate", read("subRate"), mostRates.subRate, false),
    minimumPay: reader.amount("minimumPay", read("minimumPay"), false),
    reviewFrom: reader.amount("reviewFrom", read("reviewFrom"), false),
    qualifyDeposit: reader.amount("qualifyDeposit", read("qualifyDeposit"), has("amount")),
    qualifyBet: reader.amount("qualifyBet", read("qualifyBet"), false),
    qualifyDays: reader.count("qualifyDays", read("qualifyDays"), affiliateLimits.mostDays, 1),
    tiers: checkTiers(reader, kind, draft.tiers ?? []),
  };
  return { terms, faults: reader.faults };
}
