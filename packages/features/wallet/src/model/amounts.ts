import { toBalance } from "@marquee/contract";

/** Whether an amount is lower than another; both are decimal texts. */
export const isBelow = (amount: string, bound: string): boolean => toBalance(amount) < toBalance(bound);

/** What of a balance can be moved: whole hundredths, as decimal text with two digits. */
export function toWholeAmount(balance: string): string {
  const [whole = "0", fraction = ""] = balance.split(".");
  return `${whole}.${fraction.padEnd(2, "0").slice(0, 2)}`;
}
