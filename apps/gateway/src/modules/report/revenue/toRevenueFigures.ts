import { toDecimal } from "@marquee/contract";
import type { RevenueFigures } from "@marquee/contract/staff";
import type { RevenueSum } from "./revenueStore.ts";

const playKinds = ["BET", "ROLLBACK"];
const winKinds = ["WIN", "JACKPOT"];
const bonusKinds = [
  "BONUS_GRANT",
  "BONUS_CONVERT",
  "BONUS_EXPIRE",
  "MISSION",
  "RED_ENVELOPE",
  "RANK_GIFT",
  "RAFFLE",
  "POINT_CONVERT",
];

/** The figures of sums on the house's side; kinds such as adjustments are part of none. */
export function toRevenueFigures(sums: readonly Pick<RevenueSum, "kind" | "amount">[]): RevenueFigures {
  const gain = (kinds: readonly string[]): bigint =>
    sums.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0n);
  const [staked, won] = [gain(playKinds), -gain(winKinds)];
  const [bonuses, rebates] = [-gain(bonusKinds), -gain(["REBATE"])];
  return {
    staked: toDecimal(staked),
    won: toDecimal(won),
    ggr: toDecimal(staked - won),
    bonuses: toDecimal(bonuses),
    rebates: toDecimal(rebates),
    ngr: toDecimal(staked - won - bonuses - rebates),
    deposits: toDecimal(-gain(["DEPOSIT"])),
    withdrawals: toDecimal(gain(["WITHDRAW_OUT", "WITHDRAW_BACK"])),
  };
}
