import { cutToDigits, MoneyError, toBalance, toDecimal } from "@marquee/contract";

/** Whether an amount is lower than another; both are decimal texts. */
export const isBelow = (amount: string, bound: string): boolean => toBalance(amount) < toBalance(bound);

/** Whether what was typed is an amount that is lower than another. */
export function isTypedBelow(typed: string, bound: string): boolean {
  try {
    return isBelow(typed, bound);
  } catch (error) {
    if (error instanceof MoneyError) return false;
    throw error;
  }
}

/** What of a balance can be moved, in the digits of its currency, and what stays: decimal texts. */
export function splitBalance(balance: string, digits: number): { readonly whole: string; readonly rest: string } {
  const units = toBalance(balance);
  const whole = cutToDigits(units, digits);
  return { whole: toDecimal(whole), rest: toDecimal(units - whole) };
}
