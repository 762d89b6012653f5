import { cutToDigits, MoneyError, toBalance, toDecimal } from "@marquee/contract";

/** Digits after the point of a rate. */
const scale = 10n ** 12n;

const rateText = /^([0-9]{1,21})\.([0-9]{12})$/;

/**
 * An amount by a rate, as a decimal text, cut to the digits of the other currency towards zero: for the eye alone, never for money.
 * Null for a text that is no amount or no rate.
 */
export function toApproximate(amount: string, rate: string, digits: number): string | null {
  const [, whole, fraction = ""] = rateText.exec(rate) ?? [];
  if (whole === undefined) return null;
  try {
    const exact = (toBalance(amount) * (BigInt(whole) * scale + BigInt(fraction))) / scale;
    return toDecimal(cutToDigits(exact, digits));
  } catch (error) {
    if (error instanceof MoneyError) return null;
    throw error;
  }
}
