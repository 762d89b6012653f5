import { type Reward, toDecimal, toMoney } from "@marquee/contract";

/** What has to be staked before a reward can be withdrawn, at the least and at the most; null for nothing. */
export function toTurnover({
  least,
  most,
  factor,
}: Pick<Reward, "least" | "most" | "factor">): { readonly least: string; readonly most: string } | null {
  if (factor === 0) return null;
  const toStaked = (amount: string): string => toDecimal(toMoney(amount) * BigInt(factor));
  return { least: toStaked(least), most: toStaked(most) };
}
