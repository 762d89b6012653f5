import type { ModId } from "../modules.ts";

/** The kinds of contracts (contract 3.9.1): a part of the company's profit, and salaries by day, by hour and in real time. */
export const contractKinds = ["DIVIDEND", "DAILY", "HOURLY", "REALTIME"] as const;

/** One of {@link contractKinds}. */
export type ContractKind = (typeof contractKinds)[number];

/** Over what a contract is reckoned (CT-02). */
export const contractPeriods = ["DAILY", "WEEKLY", "SEMIMONTHLY", "MONTHLY"] as const;

/** One of {@link contractPeriods}. */
export type ContractPeriod = (typeof contractPeriods)[number];

/** Who pays the downline (contract 3.9.4). */
export const contractPayers = ["UPLINE", "PLATFORM"] as const;

/** One of {@link contractPayers}. */
export type ContractPayer = (typeof contractPayers)[number];

/** Whether a dividend's loss of one period counts against the next one's profit. */
export const contractCarries = ["NONE", "FORWARD"] as const;

/** One of {@link contractCarries}. */
export type ContractCarry = (typeof contractCarries)[number];

/** What a tier may ask for before its rate counts (CT-01). */
export const tierThresholds = [
  "periodValidBet",
  "periodProfitLoss",
  "activeMembers",
  "betAmountPerDay",
  "betAmountPerHour",
] as const;

/** One of {@link tierThresholds}. */
export type TierThreshold = (typeof tierThresholds)[number];

interface KindRule {
  readonly moduleId: ModId;
  /** The highest rate, in hundredths of a percent. */
  readonly mostRate: number;
  readonly mostTiers: number;
  /** The fields of a tier, beside its rate. */
  readonly thresholds: readonly TierThreshold[];
  /** The first one is offered first. */
  readonly periods: readonly ContractPeriod[];
  readonly carries: readonly ContractCarry[];
}

const salary = { mostRate: 500, mostTiers: 10, periods: ["DAILY"], carries: ["NONE"] } as const;

/**
 * What a contract of each kind may say (contract 3.9.1, 3.9.4). Salaries are reckoned by day or within it; the threshold of a real-time one is
 * the day's minimum, so that it has a single tier.
 */
export const contractKindRules: Readonly<Record<ContractKind, KindRule>> = {
  DIVIDEND: {
    moduleId: "CONDIVIDEND3",
    mostRate: 5_000,
    mostTiers: 10,
    thresholds: ["periodValidBet", "periodProfitLoss", "activeMembers"],
    periods: ["MONTHLY", "SEMIMONTHLY", "WEEKLY", "DAILY"],
    carries: ["NONE", "FORWARD"],
  },
  DAILY: { ...salary, moduleId: "CONDAILY3", thresholds: ["betAmountPerDay", "activeMembers"] },
  HOURLY: { ...salary, moduleId: "CONHOURLY3", thresholds: ["betAmountPerHour", "activeMembers"] },
  REALTIME: { ...salary, moduleId: "CONREALTIME3", mostTiers: 1, thresholds: ["betAmountPerDay"] },
};

/** Whether a threshold is a number of members and not an amount. */
export const isCount = (threshold: TierThreshold): boolean => threshold === "activeMembers";

/** When salaries are paid (contract 3.9.4): by the merchant's clock on a later day, so many minutes after an hour, and every so many minutes. */
export const payTimes = { dailyHour: 12, hourlyMinute: 10, realTimeMinutes: 5 } as const;

/** What a bill is at least before it is paid, in 1/10,000 of the unit (contract 3.9.4); less stays as its remainder. */
export const minimumPay = 10_000n;
