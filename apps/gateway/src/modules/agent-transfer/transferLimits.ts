import { toMoney } from "@marquee/contract";
import { getStakes } from "../../tenants/stakes.ts";

/** What one account may send along the tree; amounts in 1/10,000 of the unit. */
export interface TransferLimits {
  readonly min: bigint;
  readonly max: bigint;
  /** In 24 hours, upwards and downwards together. */
  readonly dayAmount: bigint;
  readonly dayCount: number;
}

/** The limits in a currency: from the smallest stake to five of the highest, and ten times that in a day. */
export function getTransferLimits(currency: string): TransferLimits {
  const { minBet, maxBet } = getStakes(currency);
  const max = toMoney(maxBet) * 5n;
  return { min: toMoney(minBet), max, dayAmount: max * 10n, dayCount: 50 };
}
