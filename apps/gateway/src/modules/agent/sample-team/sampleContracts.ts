import type { ContractCarry, ContractKind, ContractPeriod, Terms } from "@marquee/contract";
import { getSizes } from "./samplePlay.ts";

/** A contract of the trial agent in its sample; days are numbers from 1970-01-01. */
export interface SampleContract {
  /** Its name in bill numbers. */
  readonly key: string;
  readonly kind: ContractKind;
  /** The place of the upline in the team; null is the house. */
  readonly upline: number | null;
  readonly downline: number;
  readonly period: ContractPeriod;
  readonly status: "IN_FORCE" | "REQUESTED" | "REJECTED";
}

/** 0 is the trial agent; 1 to 3 stand directly below it. No rate is above that of the contract from above (Rule M). */
const contracts: readonly (SampleContract & { readonly rates: readonly number[] })[] = [
  { key: "D", kind: "DAILY", upline: null, downline: 0, period: "DAILY", status: "IN_FORCE", rates: [40, 60] },
  { key: "D1", kind: "DAILY", upline: 0, downline: 1, period: "DAILY", status: "IN_FORCE", rates: [20, 30] },
  { key: "D2", kind: "DAILY", upline: 0, downline: 2, period: "DAILY", status: "IN_FORCE", rates: [20] },
  { key: "D3", kind: "DAILY", upline: 0, downline: 3, period: "DAILY", status: "REJECTED", rates: [10] },
  {
    key: "V",
    kind: "DIVIDEND",
    upline: null,
    downline: 0,
    period: "WEEKLY",
    status: "IN_FORCE",
    rates: [1_000, 1_500],
  },
  { key: "V1", kind: "DIVIDEND", upline: 0, downline: 1, period: "WEEKLY", status: "IN_FORCE", rates: [500] },
  { key: "R", kind: "REALTIME", upline: null, downline: 0, period: "DAILY", status: "REQUESTED", rates: [25] },
];

/** The contracts of every sample team. */
export const sampleContracts: readonly SampleContract[] = contracts;

/** The days on which the contracts were asked for and began: 2025-01-01 and 2025-01-06, a Monday. */
export const sampleContractDays = { asked: 20_089, began: 20_094 } as const;

/** How many smallest stakes each tier asks a team for in its period. */
const stakesOfTier = { DAILY: [300, 2_500], DIVIDEND: [2_000, 12_000], HOURLY: [], REALTIME: [200] } as const;

/** How many smallest stakes make a member active in a sample. */
export const activeStakes = 10n;

/** The terms of a sample's contract in a currency. */
export function toSampleTerms({ key, kind }: SampleContract, currency: string): Terms {
  const { stake } = getSizes(currency);
  const rates = contracts.find((each) => each.key === key)?.rates ?? [];
  const carry: ContractCarry = kind === "DIVIDEND" ? "FORWARD" : "NONE";
  const tiers = rates.map((rate, number) => {
    const least = stake * BigInt(stakesOfTier[kind][number] ?? 0);
    const isDividend = kind === "DIVIDEND";
    return {
      rate,
      thresholds: {
        periodValidBet: isDividend ? least : 0n,
        periodProfitLoss: 0n,
        activeMembers: kind === "REALTIME" ? 0n : BigInt(number * 3),
        betAmountPerDay: isDividend ? 0n : least,
        betAmountPerHour: 0n,
      },
    };
  });
  return { carry, tiers };
}
