import { useGetMemberInfoQuery } from "@marquee/api-client";
import { useAppSelector } from "../createStore.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { selectSession } from "./sessionSlice.ts";

/** The code of the member's currency, for a guest the merchant's; undefined while it is not known. */
export function useMemberCurrency(): string | undefined {
  const settings = useStatusQuery().data?.info.settings;
  const isGuest = useAppSelector(selectSession) === null;
  const { data: member } = useGetMemberInfoQuery({}, { skip: isGuest });
  const isSingle = settings !== undefined && settings.currencies.length < 2;
  return isGuest || isSingle ? settings?.currency : member?.currency;
}
