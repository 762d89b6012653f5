import { useLingui } from "@lingui/react/macro";
import { getCurrencyDigits } from "@marquee/contract";
import { toAmountExample } from "@marquee/i18n";
import { useDesk } from "../frame/DeskContext.ts";

/** How many digits after the point amounts of a currency have at this merchant. */
export function useAmountDigits(currency: string): number {
  const { merchant } = useDesk();
  return merchant.currencyDigits?.[currency] ?? getCurrencyDigits(currency);
}

/** How many digits amounts of each of the merchant's currencies have. */
export function useDigitsByCurrency(): Readonly<Record<string, number>> {
  const { merchant } = useDesk();
  const { currencies, currencyDigits } = merchant;
  return Object.fromEntries(
    currencies.map((currency) => [currency, currencyDigits?.[currency] ?? getCurrencyDigits(currency)]),
  );
}

/** What is said of a field that holds no amount of so many digits, with an example as the page's language writes it. */
export function useAmountFault(): (digits: number) => string {
  const { t, i18n } = useLingui();
  return (digits) => {
    const example = toAmountExample(i18n.locale, digits);
    return t`An amount such as ${example}.`;
  };
}
