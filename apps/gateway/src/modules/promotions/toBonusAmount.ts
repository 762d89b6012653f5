/** What a promotion asks and gives; amounts in 1/10,000 of the unit. */
interface Terms {
  readonly percent: number;
  readonly max_bonus: string;
  readonly factor: number;
}

const hundredth = 100n;

/** The bonus on a credit, in whole hundredths of the unit, and what has to be staked for it; in 1/10,000 of the unit. */
export function toBonusAmount({ percent, max_bonus: most, factor }: Terms, credit: bigint) {
  const exact = (credit * BigInt(percent)) / 100n;
  const share = exact - (exact % hundredth);
  const amount = share < BigInt(most) ? share : BigInt(most);
  return { amount, required: amount * BigInt(factor) };
}
