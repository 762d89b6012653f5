import { isAmount, toAmount } from "../currencyDigits.ts";
import { toDecimal } from "../money.ts";
import {
  type ContractCarry,
  type ContractKind,
  contractKindRules,
  isCount,
  type TierThreshold,
  tierThresholds,
} from "./contractKinds.ts";

/** A tier as it was typed: texts, and empty for a threshold that asks for nothing. */
export interface DraftTier {
  readonly rate: string;
  readonly thresholds: Readonly<Partial<Record<TierThreshold, string>>>;
}

/** Terms as they were typed. */
export interface DraftTerms {
  readonly carry: ContractCarry;
  readonly tiers: readonly DraftTier[];
}

/** A tier: its rate in hundredths of a percent, amounts in 1/10,000 of the unit, members as a whole number. */
export interface Tier {
  readonly rate: number;
  readonly thresholds: Readonly<Record<TierThreshold, bigint>>;
}

/** The terms of a contract. */
export interface Terms {
  readonly carry: ContractCarry;
  readonly tiers: readonly Tier[];
}

/** Which rule a field of the terms breaks. */
export type TermsRule =
  /** It is empty. */
  | "required"
  /** No percentage of plain digits with at most two after the point. */
  | "rate"
  /** Above `limit`, the highest rate of the kind. */
  | "rateMost"
  /** Above `limit`, what the upline itself has (Rule M). */
  | "rateOwn"
  /** Not above `limit`, the rate of the tier before. */
  | "rateOrder"
  /** No amount with at most `limit` digits after the point. */
  | "amount"
  /** No whole number up to `limit`. */
  | "count"
  /** Below `limit`, what the tier before asks for. */
  | "order"
  /** Contracts of this kind have no such field. */
  | "unused"
  /** More tiers than `limit`, or none. */
  | "tiers";

/** What is wrong with the terms: the field, the tier it is of (from 0; null for none), the rule, and the rule's number as text. */
export interface TermsFault {
  readonly tier: number | null;
  readonly field: "rate" | "carry" | "tiers" | TierThreshold;
  readonly rule: TermsRule;
  readonly limit: string;
}

/** The most members that a tier may ask for. */
export const mostActiveMembers = 1_000_000;

const rateText = /^(0|[1-9][0-9]{0,2})(?:\.([0-9]{1,2}))?$/;
const countText = /^(0|[1-9][0-9]{0,6})$/;

/** Reads a percentage of plain digits with at most two after the point into hundredths of a percent; undefined for any other text. */
export function toRate(text: string): number | undefined {
  const [, whole, fraction = ""] = rateText.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Writes hundredths of a percent as a percentage: `3.50`. */
export const toRateText = (rate: number): string => (rate / 100).toFixed(2);

/** Within what terms are checked. */
export interface TermsLimits {
  /** The digits of the contract's currency. */
  readonly digits: number;
  /** The upline's own rate in hundredths of a percent, below 0 where it has no contract; null for the house, which is not limited. */
  readonly ownRate: number | null;
}

const toFault = (tier: number | null, field: TermsFault["field"], rule: TermsRule, limit = ""): TermsFault => ({
  tier,
  field,
  rule,
  limit,
});

function checkRate(kind: ContractKind, text: string, { ownRate }: TermsLimits): readonly [number, TermsRule?, string?] {
  const { mostRate } = contractKindRules[kind];
  if (text === "") return [0, "required"];
  const rate = toRate(text);
  if (rate === undefined) return [0, "rate"];
  if (rate > mostRate) return [rate, "rateMost", toRateText(mostRate)];
  return ownRate !== null && rate > ownRate ? [rate, "rateOwn", toRateText(Math.max(0, ownRate))] : [rate];
}

function checkThreshold(field: TierThreshold, text: string, digits: number): readonly [bigint, TermsRule?, string?] {
  if (text === "") return [0n];
  if (!isCount(field)) return isAmount(text, digits) ? [toAmount(text, digits)] : [0n, "amount", String(digits)];
  const isRight = countText.test(text) && Number(text) <= mostActiveMembers;
  return isRight ? [BigInt(text)] : [0n, "count", String(mostActiveMembers)];
}

const toLimitText = (field: TierThreshold, value: bigint): string =>
  isCount(field) ? String(value) : toDecimal(value);

function checkTier(
  kind: ContractKind,
  draft: DraftTier,
  number: number,
  limits: TermsLimits,
): { readonly tier: Tier; readonly faults: readonly TermsFault[] } {
  const faults: TermsFault[] = [];
  const [rate, rateRule, rateLimit] = checkRate(kind, draft.rate.trim(), limits);
  if (rateRule !== undefined) faults.push(toFault(number, "rate", rateRule, rateLimit));
  const read = (field: TierThreshold): bigint => {
    const text = (draft.thresholds[field] ?? "").trim();
    const [value, rule, limit] = checkThreshold(field, text, limits.digits);
    if (!contractKindRules[kind].thresholds.includes(field)) {
      if (value !== 0n || rule !== undefined) faults.push(toFault(number, field, "unused"));
      return 0n;
    }
    if (rule !== undefined) faults.push(toFault(number, field, rule, limit));
    return value;
  };
  const thresholds = {
    periodValidBet: read("periodValidBet"),
    periodProfitLoss: read("periodProfitLoss"),
    activeMembers: read("activeMembers"),
    betAmountPerDay: read("betAmountPerDay"),
    betAmountPerHour: read("betAmountPerHour"),
  };
  return { tier: { rate, thresholds }, faults };
}

/** Faults of a tier beside the one before it: the rate rises, and no threshold falls (contract 3.9.1). */
const checkOrder = (before: Tier, tier: Tier, number: number): readonly TermsFault[] => [
  ...(tier.rate > before.rate ? [] : [toFault(number, "rate", "rateOrder", toRateText(before.rate))]),
  ...tierThresholds.flatMap((field) => {
    const limit = before.thresholds[field];
    return tier.thresholds[field] < limit ? [toFault(number, field, "order", toLimitText(field, limit))] : [];
  }),
];

/** Reads terms as typed, and says everything that is wrong with them. The form and the gateway both ask it. */
export function checkTerms(
  kind: ContractKind,
  draft: DraftTerms,
  limits: TermsLimits,
): { readonly terms: Terms; readonly faults: readonly TermsFault[] } {
  const { mostTiers, carries } = contractKindRules[kind];
  const checked = draft.tiers.slice(0, mostTiers).map((tier, number) => checkTier(kind, tier, number, limits));
  const faults = checked.flatMap((each) => each.faults);
  const isWrong = ({ tier, field }: TermsFault): boolean =>
    faults.some((each) => each.field === field && (each.tier === tier || each.tier === (tier ?? 0) - 1));
  const orders = checked.flatMap(({ tier }, number) => {
    const before = checked[number - 1]?.tier;
    return before === undefined ? [] : checkOrder(before, tier, number).filter((fault) => !isWrong(fault));
  });
  const isCounted = draft.tiers.length > 0 && draft.tiers.length <= mostTiers;
  return {
    terms: { carry: draft.carry, tiers: checked.map(({ tier }) => tier) },
    faults: [
      ...(isCounted ? [] : [toFault(null, "tiers", "tiers", String(mostTiers))]),
      ...(carries.includes(draft.carry) ? [] : [toFault(null, "carry", "unused")]),
      ...faults,
      ...orders,
    ],
  };
}

/** The highest rate of terms, in hundredths of a percent: what Rule M compares. */
export const toTopRate = ({ tiers }: Terms): number => Math.max(0, ...tiers.map(({ rate }) => rate));
