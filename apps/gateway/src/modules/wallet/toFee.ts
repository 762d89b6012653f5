import { cutToDigits } from "@marquee/contract";

/** The fee of an amount in 1/10,000 of the unit, rounded down to the digits of its currency, in the member's favour. */
export const toFee = (amount: bigint, basisPoints: number, digits: number): bigint =>
  cutToDigits((amount * BigInt(basisPoints)) / 10_000n, digits);
