import type { LimitPeriod } from "@marquee/contract";
import type { StoredLimit } from "./limitStore.ts";

/** Money that was paid in, before fees, in 1/10,000 of the unit, and when, in milliseconds. */
export interface Deposited {
  readonly amount: bigint;
  readonly at: number;
}

const hour = 3_600_000;
/** How long a deposit counts, in milliseconds. Hours, so that neither a clock change nor a short month lets anybody pay in more. */
export const periodLength = { DAY: 24 * hour, WEEK: 168 * hour, MONTH: 744 * hour } as const;

/** Says whether a limit counts over a span of time. */
export const isSpan = (period: LimitPeriod): period is keyof typeof periodLength => Object.hasOwn(periodLength, period);

/** Why a deposit is refused: the limit that leaves least, what it leaves, and when the whole amount is possible. */
export interface DepositRefusal {
  readonly limit: bigint;
  readonly period: keyof typeof periodLength;
  readonly left: bigint;
  /** In milliseconds. */
  readonly at: number;
  /** The amount is above a limit itself: it needs a higher one, which takes a day. */
  readonly isAbove: boolean;
}

const sum = (list: readonly Deposited[]): bigint => list.reduce((all, { amount }) => all + amount, 0n);

/** What of a limit is used at a time. */
export function toUsed(deposits: readonly Deposited[], period: keyof typeof periodLength, now: number): bigint {
  return sum(deposits.filter(({ at }) => at > now - periodLength[period]));
}

/** When an amount fits a limit, if nothing else is paid in meanwhile. */
function findTime(
  deposits: readonly Deposited[],
  { limit, period, next }: { limit: bigint; period: keyof typeof periodLength; next: number | undefined },
  amount: bigint,
  now: number,
): number {
  if (amount > limit) return next ?? now + 24 * hour;
  const counted = deposits.filter(({ at }) => at > now - periodLength[period]).toSorted((a, b) => a.at - b.at);
  const gone = counted.findIndex((_, index) => sum(counted.slice(index)) + amount <= limit);
  const last = counted.at(gone < 0 ? -1 : gone - 1);
  return last === undefined ? now : last.at + periodLength[period];
}

/** Whether an amount passes one of the limits in force, all of which count. @returns undefined where it does not */
export function judgeDeposit(
  limits: readonly StoredLimit[],
  deposits: readonly Deposited[],
  amount: bigint,
  now: number,
): DepositRefusal | undefined {
  const passed = limits.flatMap(({ kind, period, amount: limit, next }) => {
    if (kind !== "DEPOSIT" || !isSpan(period) || limit === null) return [];
    const left = limit - toUsed(deposits, period, now);
    if (amount <= left) return [];
    const rise = next?.from.getTime();
    return {
      limit,
      period,
      left: left < 0n ? 0n : left,
      at: findTime(deposits, { limit, period, next: rise }, amount, now),
    };
  });
  const [least] = passed.toSorted((a, b) => Number(a.left - b.left));
  return (
    least && {
      ...least,
      at: Math.max(...passed.map(({ at }) => at)),
      isAbove: passed.some(({ limit }) => amount > limit),
    }
  );
}
