import { type DepositPromotion, MoneyError, toDecimal, toMoney } from "@marquee/contract";

/** The smallest part of a bonus, in 1/10,000 of the unit. */
const hundredth = 100n;

/** What a promotion gives on what a deposit brings into the balance, and what has to be staked for it, as the gateway counts it. Null for nothing, and for what is no amount. */
export function toBonusFigures(
  { percent, maxBonus, factor }: Pick<DepositPromotion, "percent" | "maxBonus" | "factor">,
  credit: string,
): { readonly bonus: string; readonly required: string } | null {
  try {
    const exact = (toMoney(credit, 2) * BigInt(percent)) / 100n;
    const [share, most] = [exact - (exact % hundredth), toMoney(maxBonus)];
    const bonus = share < most ? share : most;
    return bonus > 0n ? { bonus: toDecimal(bonus), required: toDecimal(bonus * BigInt(factor)) } : null;
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}
