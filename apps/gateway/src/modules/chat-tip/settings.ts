import { toDecimal, toMoney } from "@marquee/contract";
import type { TipSettings } from "@marquee/contract/staff";
import { getStakes } from "../../tenants/stakes.ts";

/** What a merchant allows whose staff have changed nothing: a tip from the smallest stake to the highest, and a few of those in a day. */
export function toDefaultSettings(currency: string): TipSettings {
  const { minBet, maxBet } = getStakes(currency);
  const toText = (times: bigint): string => toDecimal(toMoney(maxBet) * times);
  return {
    min: minBet,
    max: toText(1n),
    pairAmount: toText(2n),
    dayAmount: toText(5n),
    receivedAmount: toText(5n),
    rainMax: toText(2n),
    rainPeople: 20,
    rainMinutes: 15,
  };
}
