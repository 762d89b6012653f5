import { isSpan, periodLength } from "./judgeDeposit.ts";
import type { StoredLimit } from "./limitStore.ts";

/** What was staked and won in the hour that begins at a time, in 1/10,000 of the unit. */
export interface PlayedHour {
  /** In milliseconds. */
  readonly at: number;
  readonly staked: bigint;
  readonly won: bigint;
}

/** What a member's limits leave for stakes, and when a stake fits them again if nothing more is played. */
export interface PlayRoom {
  readonly left: bigint;
  /** In milliseconds; null for a stake above a limit itself. */
  readonly until: number | null;
}

const hour = 3_600_000;

/**
 * What the loss and wager limits in force leave, all of which count, and when a stake fits: the same sums as the database's `get_play_room`,
 * so an hour's stakes leave a period an hour after its wins.
 *
 * @returns undefined where no such limit is in force
 */
export function judgePlay(
  limits: readonly StoredLimit[],
  played: readonly PlayedHour[],
  stake: bigint,
  now: number,
): PlayRoom | undefined {
  const inForce = limits.flatMap(({ kind, period, amount }) =>
    (kind === "LOSS" || kind === "WAGER") && isSpan(period) && amount !== null
      ? [{ amount, isLoss: kind === "LOSS", length: periodLength[period] }]
      : [],
  );
  const lefts = inForce.map(({ amount }) => amount);
  const leavings = inForce.flatMap(({ isLoss, length }, index) =>
    played.flatMap(({ at, staked, won }) => [
      { at: at + length + hour, index, change: staked },
      ...(isLoss ? [{ at: at + length, index, change: -won }] : []),
    ]),
  );
  const coming = leavings.filter(({ at }) => at > now).toSorted((a, b) => a.at - b.at);
  for (const { index, change } of coming) lefts[index] = (lefts[index] ?? 0n) - change;
  const toLeast = (): bigint | undefined => lefts.toSorted((a, b) => Number(a - b))[0];
  const least = toLeast();
  if (least === undefined) return undefined;
  const left = least < 0n ? 0n : least;
  if (least >= stake) return { left, until: now };
  for (const [place, { at, index, change }] of coming.entries()) {
    lefts[index] = (lefts[index] ?? 0n) + change;
    if (coming[place + 1]?.at !== at && (toLeast() ?? 0n) >= stake) return { left, until: at };
  }
  return { left, until: null };
}
