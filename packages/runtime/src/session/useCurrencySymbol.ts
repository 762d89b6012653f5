import { useGetMemberInfoQuery } from "@marquee/api-client";
import { useAppSelector } from "../createStore.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { selectSession } from "./sessionSlice.ts";

/**
 * The sign of the member's currency (WL-02, X-48), for a guest the merchant's. Empty while it is not known: an amount is never shown with
 * the sign of another currency.
 */
export function useCurrencySymbol(): string {
  const settings = useStatusQuery().data?.info.settings;
  const isGuest = useAppSelector(selectSession) === null;
  const { data: member } = useGetMemberInfoQuery({}, { skip: isGuest });
  if (settings === undefined) return "";
  return isGuest || settings.currencies.length < 2 ? settings.currencySymbol : (member?.currencySymbol ?? "");
}
