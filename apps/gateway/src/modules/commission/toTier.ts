import type { Tier } from "@marquee/contract";

/** A tier in the words of its table. */
export interface TierColumns {
  readonly rate: number;
  readonly periodValidBet: string;
  readonly periodProfitLoss: string;
  readonly activeMembers: number;
  readonly betAmountPerDay: string;
  readonly betAmountPerHour: string;
}

/** A tier as formulas read it. */
export const toTier = (row: TierColumns): Tier => ({
  rate: row.rate,
  thresholds: {
    periodValidBet: BigInt(row.periodValidBet),
    periodProfitLoss: BigInt(row.periodProfitLoss),
    activeMembers: BigInt(row.activeMembers),
    betAmountPerDay: BigInt(row.betAmountPerDay),
    betAmountPerHour: BigInt(row.betAmountPerHour),
  },
});
