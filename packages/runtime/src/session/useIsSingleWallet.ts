import { useGetMerchantWalletQuery } from "@marquee/api-client";
import { useGates } from "../access/GatesContext.ts";
import { useAppSelector } from "../createStore.ts";
import { sessionStore } from "../preferences/storage.ts";
import { selectIsMember } from "./sessionSlice.ts";

/**
 * Whether every vendor plays from the main wallet (WL-03): what the gateway says, until then what this tab knows of before, and true where the
 * merchant has no transfers. Undefined while it is not known.
 */
export function useIsSingleWallet(): boolean | undefined {
  const isOn = useGates().has("TRANSFER3");
  const isMember = useAppSelector(selectIsMember);
  const { data } = useGetMerchantWalletQuery({}, { skip: !isMember || !isOn });
  if (!isOn) return true;
  if (data !== undefined) return data.isSingle;
  const kept = sessionStore.get("merchantWallet");
  return kept === null ? undefined : kept === JSON.stringify({ isSingle: true });
}
