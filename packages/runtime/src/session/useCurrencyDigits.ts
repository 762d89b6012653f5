import { getCurrencyDigits } from "@marquee/contract";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { useMemberCurrency } from "./useMemberCurrency.ts";

/** How many digits amounts in the member's currency have after the point (WL-01), for a guest in the merchant's; two while it is not known. */
export function useCurrencyDigits(): number {
  const settings = useStatusQuery().data?.info.settings;
  const currency = useMemberCurrency();
  const own = settings?.currencies.find((each) => each.currency === currency);
  return own?.digits ?? getCurrencyDigits(currency ?? "");
}
