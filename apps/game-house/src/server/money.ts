import { toDecimal } from "@marquee/contract";

/** Points of one whole stake (see the maths): a win is `stake / 100 × points`, so stakes are multiples of 100. */
const pointsOfStake = 100n;

/** Factors of the smallest stake that a player may choose. */
const steps = [1n, 2n, 3n, 5n, 10n, 20n, 30n, 50n, 100n, 200n, 300n, 500n, 1_000n, 2_000n, 5_000n];
/** The smallest stake when a session names none: 0.20 of the unit. */
const smallest = 2_000n;

/** What a session allows, in 1/10,000 of the unit. */
export type Limits = { readonly minBet: bigint; readonly maxBet: bigint };

/** The stakes that a player may choose, in 1/10,000 of the unit, smallest first; at least one when the limits allow it. */
export function listStakes({ minBet, maxBet }: Limits): bigint[] {
  const least = minBet > 0n ? minBet : smallest;
  const first = ((least + pointsOfStake - 1n) / pointsOfStake) * pointsOfStake;
  return steps.map((step) => first * step).filter((stake) => stake <= maxBet);
}

/** What points are worth at a stake, capped at `maxWin` (0 = no cap). */
export function toWin(stake: bigint, points: number, maxWin: bigint): bigint {
  const win = (stake / pointsOfStake) * BigInt(points);
  return maxWin > 0n && win > maxWin ? maxWin : win;
}

/** A stored amount (8-byte integer as text) as a decimal string. */
export function toText(stored: string | bigint): string {
  return toDecimal(BigInt(stored));
}
