import { cutToDigits, MoneyError, toAmount, toDecimal } from "@marquee/contract";

/** A percentage as a language writes it, without needless zeros, from hundredths of a percent. */
export const toPercentText = (basisPoints: number, tag: string): string =>
  new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 }).format(basisPoints / 10_000);

/** What is left of an amount after its fee, as the gateway counts it: the fee is cut to the digits of the currency. Null for what is no amount. */
export function toCredit(
  amount: string,
  basisPoints: number,
  digits: number,
): { readonly fee: string; readonly credit: string } | null {
  try {
    const units = toAmount(amount, digits);
    const fee = cutToDigits((units * BigInt(basisPoints)) / 10_000n, digits);
    return { fee: toDecimal(fee), credit: toDecimal(units - fee) };
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}
