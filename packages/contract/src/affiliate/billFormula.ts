import { divideHalfEven } from "../commission/billFormula.ts";
import { toRateText } from "../commission/contractTerms.ts";
import { toDecimal } from "../money.ts";
import type { AffiliateCarry, AffiliatePlanKind } from "./planKinds.ts";
import type { AffiliateTier } from "./planTerms.ts";

/** What a player has done in a month, in 1/10,000 of the unit (contract 3.9.7). */
export interface AffiliatePlayerSums {
  readonly stakes: bigint;
  readonly wins: bigint;
  readonly bonuses: bigint;
  readonly rebates: bigint;
}

const rateUnit = 10_000n;
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** What games and payments cost of a player's month. @param feeRate in hundredths of a percent @returns 1/10,000 of the unit, rounded half to even */
export const toAffiliateFee = ({ stakes, wins }: AffiliatePlayerSums, feeRate: number): bigint =>
  divideHalfEven(larger(0n, stakes - wins) * BigInt(feeRate), rateUnit);

/** What of a player's month the plan counts: stakes less wins, bonuses, rebates and the fee. In 1/10,000 of the unit. */
export const toPlayerNgr = (sums: AffiliatePlayerSums, feeRate: number): bigint =>
  sums.stakes - sums.wins - sums.bonuses - sums.rebates - toAffiliateFee(sums, feeRate);

/** What an affiliate's bill is made of (contract 3.9.7): rates in hundredths of a percent, amounts in 1/10,000 of the unit. */
export interface AffiliateBillInput {
  readonly kind: AffiliatePlanKind;
  readonly rate: number;
  /** For each qualified player. */
  readonly amount: bigint;
  readonly tiers: readonly AffiliateTier[];
  readonly carry: AffiliateCarry;
  readonly subRate: number;
  /** The digits of the currency, to which a bill is rounded. */
  readonly digits: number;
  /** Less is not paid and stays as remainder. */
  readonly minimumPay: bigint;
  /** The sum over the players; below zero where they won. */
  readonly ngr: bigint;
  /** How many players became qualified in the month. */
  readonly qualified: number;
  /** What the players won in the months before, and the house has not won back. */
  readonly carryIn: bigint;
  /** What earlier bills have left unpaid for being small; below zero where rounding has paid more. */
  readonly remainderIn: bigint;
  /** What those below bring by their own players, as bills of the same month and currency have it. */
  readonly below: bigint;
  /** Of play in another currency than the plan's: the tier that the play in its own one has reached. */
  readonly tier?: number | null;
}

/** A step of the calculation: its formula with numbers, as text that can be checked by hand. */
export interface AffiliateBillStep {
  readonly step: "TIER" | "BASE" | "SHARE" | "CPA" | "SUB" | "DUE" | "AMOUNT" | "REMAINDER" | "CARRY";
  readonly text: string;
}

/** What follows from the inputs; amounts in 1/10,000 of the unit. */
export interface AffiliateBillResult {
  /** The tier whose rate counts, from 0; null where none is reached, and of kinds without tiers. */
  readonly tier: number | null;
  readonly share: bigint;
  readonly cpa: bigint;
  /** What the own players bring, before anything is rounded or left: the one above has its part of it. */
  readonly gross: bigint;
  /** The part of what those below bring. */
  readonly sub: bigint;
  /** To be paid: to the currency's digits, and zero below the minimum. */
  readonly amount: bigint;
  readonly remainderOut: bigint;
  readonly carryOut: bigint;
  readonly steps: readonly AffiliateBillStep[];
}

const percent = (rate: number): string => `${toRateText(rate)} %`;
const signed = (value: bigint): string => (value < 0n ? `(${toDecimal(value)})` : toDecimal(value));

/** The highest tier of which both thresholds are reached, from 0; null where none is. */
export function findAffiliateTier(
  tiers: readonly AffiliateTier[],
  { ngr, qualified }: Pick<AffiliateBillInput, "ngr" | "qualified">,
): number | null {
  const found = tiers.findLastIndex((tier) => ngr >= tier.ngr && qualified >= tier.qualified);
  return found < 0 ? null : found;
}

/**
 * Computes a bill: the part of what the house won, the amounts for qualified players, the part of what those below bring, rounding half to even to
 * the currency's digits, and what is carried on. What is paid and the remainder add up to what was due, to the last 1/10,000.
 */
export function computeAffiliateBill(input: AffiliateBillInput): AffiliateBillResult {
  const { kind, tiers, carry, digits, minimumPay, ngr, qualified, carryIn, remainderIn, below, subRate } = input;
  const isTiered = kind === "TIERED";
  const hasShare = kind !== "CPA";
  const hasCpa = kind === "CPA" || kind === "HYBRID";
  const tier = isTiered ? (input.tier === undefined ? findAffiliateTier(tiers, input) : input.tier) : null;
  const rate = isTiered ? (tier === null ? 0 : (tiers[tier]?.rate ?? 0)) : input.rate;
  const base = ngr - carryIn;
  const share = hasShare ? divideHalfEven(larger(0n, base) * BigInt(rate), rateUnit) : 0n;
  const carryOut = hasShare && carry === "FORWARD" ? larger(0n, -base) : 0n;
  const cpa = hasCpa ? input.amount * BigInt(qualified) : 0n;
  const gross = share + cpa;
  const sub = divideHalfEven(below * BigInt(subRate), rateUnit);
  const due = gross + sub + remainderIn;
  const unit = 10n ** BigInt(4 - Math.min(4, digits));
  const rounded = divideHalfEven(due, unit) * unit;
  const amount = rounded <= 0n || rounded < minimumPay ? 0n : rounded;
  const remainderOut = due - amount;
  const steps: AffiliateBillStep[] = [
    ...(isTiered ? [{ step: "TIER" as const, text: tier === null ? "-" : `${tier + 1}: ${percent(rate)}` }] : []),
    ...(hasShare
      ? [
          { step: "BASE" as const, text: `${signed(ngr)} - ${toDecimal(carryIn)} = ${signed(base)}` },
          { step: "SHARE" as const, text: `max(0, ${signed(base)}) × ${percent(rate)} = ${toDecimal(share)}` },
        ]
      : []),
    ...(hasCpa
      ? [{ step: "CPA" as const, text: `${qualified} × ${toDecimal(input.amount)} = ${toDecimal(cpa)}` }]
      : []),
    ...(below === 0n
      ? []
      : [{ step: "SUB" as const, text: `${toDecimal(below)} × ${percent(subRate)} = ${toDecimal(sub)}` }]),
    {
      step: "DUE",
      text: `${toDecimal(share)} + ${toDecimal(cpa)} + ${toDecimal(sub)} + ${signed(remainderIn)} = ${signed(due)}`,
    },
    {
      step: "AMOUNT",
      text: `${signed(due)} → ${signed(rounded)} (≥ ${toDecimal(minimumPay)}) = ${toDecimal(amount)}`,
    },
    { step: "REMAINDER", text: `${signed(due)} - ${toDecimal(amount)} = ${signed(remainderOut)}` },
    ...(hasShare && carry === "FORWARD"
      ? [{ step: "CARRY" as const, text: `max(0, -${signed(base)}) = ${toDecimal(carryOut)}` }]
      : []),
  ];
  return { tier, share, cpa, gross, sub, amount, remainderOut, carryOut, steps };
}
