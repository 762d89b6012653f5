import { useLingui } from "@lingui/react/macro";
import { useCurrencySymbol } from "@marquee/runtime";

/** Writes an amount in a sentence or on a button: the member's currency, and decimals only where it has some. */
export function useAmountText(): (amount: string) => string {
  const { i18n } = useLingui();
  const symbol = useCurrencySymbol();
  const format = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 2 });
  return (amount) => `${symbol}${format.format(Number(amount))}`;
}
