import { getLimits } from "./stakes.ts";

/** What a merchant has set of the stakes of a vendor or a game, in 1/10,000 of the unit; null where it has not. */
export interface StakeLimit {
  readonly min: bigint | null;
  readonly max: bigint | null;
}

/** No limit of the merchant's own. */
export const noStakeLimit: StakeLimit = { min: null, max: null };

/** Where an end of a range comes from. */
type StakeSource = "CURRENCY" | "VENDOR" | "GAME";

/** The stakes that a game takes, in 1/10,000 of the unit, and what sets each end. No stake fits where the smallest is above the largest. */
export interface StakeRange {
  readonly min: { readonly amount: bigint; readonly from: StakeSource };
  readonly max: { readonly amount: bigint; readonly from: StakeSource };
}

/** A merchant's limits of a game's vendor and of the game itself. */
export interface StakeLimits {
  readonly vendor: StakeLimit;
  readonly game: StakeLimit;
}

/** The narrowest of what the currency, the vendor and the game allow; of equal ends the outer one is named. */
export function narrowStakes(currency: string, { vendor, game }: StakeLimits): StakeRange {
  const { minBet, maxBet } = getLimits(currency);
  let min: StakeRange["min"] = { amount: minBet, from: "CURRENCY" };
  let max: StakeRange["max"] = { amount: maxBet, from: "CURRENCY" };
  for (const [from, limit] of [["VENDOR", vendor] as const, ["GAME", game] as const]) {
    if (limit.min !== null && limit.min > min.amount) min = { amount: limit.min, from };
    if (limit.max !== null && limit.max < max.amount) max = { amount: limit.max, from };
  }
  return { min, max };
}

/** Limits as `get_stake_limits` answers them; none for a game that is not there. */
export function toStakeLimits(row: readonly (string | null)[] | null): StakeLimits {
  const [least, most, ownLeast, ownMost] = (row ?? []).map((text) => (text === null ? null : BigInt(text)));
  return {
    vendor: { min: least ?? null, max: most ?? null },
    game: { min: ownLeast ?? null, max: ownMost ?? null },
  };
}
