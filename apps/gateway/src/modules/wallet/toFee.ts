/** The fee of an amount in 1/10,000 of the unit, rounded down to a hundredth of the unit, in the member's favour. */
export function toFee(amount: bigint, basisPoints: number): bigint {
  const fee = (amount * BigInt(basisPoints)) / 10_000n;
  return fee - (fee % 100n);
}
