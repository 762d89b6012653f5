import { cutToDigits } from "@marquee/contract";

/** What a promotion asks and gives; amounts in 1/10,000 of the unit. */
interface Terms {
  readonly percent: number;
  readonly max_bonus: string;
  readonly factor: number;
}

/** The bonus on a credit, cut to the digits of its currency, and what has to be staked for it; in 1/10,000 of the unit. */
export function toBonusAmount({ percent, max_bonus: most, factor }: Terms, credit: bigint, digits: number) {
  const share = (credit * BigInt(percent)) / 100n;
  const amount = cutToDigits(share < BigInt(most) ? share : BigInt(most), digits);
  return { amount, required: amount * BigInt(factor) };
}
