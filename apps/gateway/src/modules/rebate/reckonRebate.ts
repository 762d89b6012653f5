import { divideHalfEven, minimumPay } from "@marquee/contract";
import type { RebatePart } from "./rebateStore.ts";

/** Rates are hundredths of a percent, so a bet times a rate is in 1/10,000 of an amount. */
const rateUnit = 10_000n;

/** What bets bring at their rate, in 1/100,000,000 of the unit. */
export const toGain = ({ rate, validBet }: RebatePart): bigint => BigInt(validBet) * BigInt(rate);

/** A claim: its amount in 1/10,000 of the unit, and what it leaves in 1/100,000,000. */
interface Reckoned {
  readonly amount: bigint;
  readonly remainder: bigint;
  /** Whether it is enough to be paid. */
  readonly isEnough: boolean;
}

/** The sum of all parts and the remainder of before, rounded half to even to the currency's digits. Less than 1.00 waits (contract 3.9.5). */
export function reckonRebate(parts: readonly RebatePart[], remainder: bigint, digits: number): Reckoned {
  const due = parts.reduce((sum, part) => sum + toGain(part), remainder);
  const unit = rateUnit * 10n ** BigInt(4 - digits);
  const amount = divideHalfEven(due, unit) * (unit / rateUnit);
  return { amount, remainder: due - amount * rateUnit, isEnough: amount >= minimumPay };
}
