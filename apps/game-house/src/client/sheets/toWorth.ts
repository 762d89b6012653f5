import { toDecimal, toMoney } from "@marquee/contract";

/** What so many points (1/100 of the stake) are worth, as a decimal string. */
export function toWorth(stake: string, points: number): string {
  return toDecimal((toMoney(stake) * BigInt(points)) / 100n);
}
