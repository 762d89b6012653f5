import { useGetBalanceQuery, useGetMerchantWalletQuery } from "@marquee/api-client";
import { selectIsMember, useAppSelector, useIsOn } from "@marquee/runtime";
import { useWalletNames } from "./useWalletNames.ts";

/** The wallets of which a record can be shown, the main one first, and what each is called. */
export function useRecordWallets() {
  const { data: balance } = useGetBalanceQuery({});
  const vendors = (balance?.wallets ?? []).flatMap(({ vassalage }) => (vassalage === "MAIN" ? [] : [vassalage]));
  const { data: named } = useGetMerchantWalletQuery({}, { skip: vendors.length === 0 });
  const toName = useWalletNames(named?.wallets ?? []);
  const isMember = useAppSelector(selectIsMember);
  const hasBonus = useIsOn("BONUSDET3") && isMember;
  return { wallets: ["MAIN", ...(hasBonus ? ["BONUS"] : []), ...vendors], toName };
}
