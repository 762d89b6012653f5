import { useLingui } from "@lingui/react/macro";
import { useCurrencySymbol } from "@marquee/runtime";
import { toShortAmount } from "./toShortAmount.ts";

/** Writes an amount in a sentence or on a button: the member's currency, and decimals only where it has some. */
export function useAmountText(): (amount: string) => string {
  const { i18n } = useLingui();
  const symbol = useCurrencySymbol();
  return (amount) => `${symbol}${toShortAmount(amount, i18n.locale)}`;
}
