/** A rain that can be given: what each receiver gets, and what leaves the giver's wallet, in 1/10,000 of the unit. */
export interface RainSplit {
  readonly count: number;
  readonly each: bigint;
  readonly total: bigint;
}

/**
 * Splits an amount equally among at most `people`, in whole `unit`s, the least of the currency: nobody gets less than one, so that a small
 * amount reaches fewer. What cannot be split stays with the giver. All in 1/10,000 of the unit; a count of 0 where nobody gets anything.
 */
export function splitRain(amount: bigint, people: number, unit: bigint): RainSplit {
  const units = amount / unit;
  const count = units < BigInt(people) ? Number(units) : people;
  if (count <= 0) return { count: 0, each: 0n, total: 0n };
  const each = (units / BigInt(count)) * unit;
  return { count, each, total: each * BigInt(count) };
}
