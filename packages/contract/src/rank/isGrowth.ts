import { moneyScale, toBalance } from "../money.ts";

const growthText = /^(?:0|[1-9][0-9]{0,12})(?:\.[0-9]{1,2})?$/;

/**
 * Whether a text is a growth that staff may set, in a currency of so many digits: a sum of many bets, so it may be larger than the largest amount
 * of one field.
 */
export const isGrowth = (text: string, digits: number): boolean =>
  growthText.test(text) && toBalance(text) % (moneyScale / 10n ** BigInt(digits)) === 0n;
