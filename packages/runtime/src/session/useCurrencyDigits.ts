import { useGetMemberInfoQuery } from "@marquee/api-client";
import { getCurrencyDigits } from "@marquee/contract";
import { useAppSelector } from "../createStore.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { selectSession } from "./sessionSlice.ts";

/** How many digits amounts in the member's currency have after the point (WL-01), for a guest in the merchant's; two while it is not known. */
export function useCurrencyDigits(): number {
  const settings = useStatusQuery().data?.info.settings;
  const isGuest = useAppSelector(selectSession) === null;
  const { data: member } = useGetMemberInfoQuery({}, { skip: isGuest });
  const isSingle = settings !== undefined && settings.currencies.length < 2;
  const currency = isGuest || isSingle ? settings?.currency : member?.currency;
  const own = settings?.currencies.find((each) => each.currency === currency);
  return own?.digits ?? getCurrencyDigits(currency ?? "");
}
