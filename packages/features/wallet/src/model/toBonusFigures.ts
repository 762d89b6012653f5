import { cutToDigits, type DepositPromotion, MoneyError, toDecimal, toMoney } from "@marquee/contract";

/** What a promotion gives on what a deposit brings into the balance, and what has to be staked for it, as the gateway counts it. Null for nothing, and for what is no amount. */
export function toBonusFigures(
  { percent, maxBonus, factor }: Pick<DepositPromotion, "percent" | "maxBonus" | "factor">,
  credit: string,
  digits: number,
): { readonly bonus: string; readonly required: string } | null {
  try {
    const [share, most] = [(toMoney(credit, 2) * BigInt(percent)) / 100n, toMoney(maxBonus)];
    const bonus = cutToDigits(share < most ? share : most, digits);
    return bonus > 0n ? { bonus: toDecimal(bonus), required: toDecimal(bonus * BigInt(factor)) } : null;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}
