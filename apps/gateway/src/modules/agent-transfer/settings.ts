import { toDecimal, toMoney } from "@marquee/contract";
import type { TransferSettings } from "@marquee/contract/staff";
import { getStakes } from "../../tenants/stakes.ts";

/** What a merchant allows whose staff have changed nothing: from the smallest stake to five of the highest, and ten times that in a day. */
export function toDefaultSettings(currency: string): TransferSettings {
  const { minBet, maxBet } = getStakes(currency);
  const max = toMoney(maxBet) * 5n;
  return { min: minBet, max: toDecimal(max), dayAmount: toDecimal(max * 10n), dayCount: 50 };
}
