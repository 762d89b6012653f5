import { getCurrencyDigits } from "@marquee/contract";
import { useCurrencyDigits, useStatusQuery } from "@marquee/runtime";

/** How many digits amounts of a currency have after the point at this merchant; the member's own while none is named. */
export function useDigitsOf(): (currency: string | undefined) => number {
  const own = useCurrencyDigits();
  const currencies = useStatusQuery().data?.info.settings.currencies ?? [];
  return (currency) =>
    currency === undefined
      ? own
      : (currencies.find((each) => each.currency === currency)?.digits ?? getCurrencyDigits(currency));
}
