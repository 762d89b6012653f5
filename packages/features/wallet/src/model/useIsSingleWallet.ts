import { useGetMerchantWalletQuery } from "@marquee/api-client";
import { selectIsMember, sessionStore, useAppSelector, useGates } from "@marquee/runtime";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    readonly merchantWallet: string;
  }
}

/**
 * Whether every vendor plays from the main wallet (WL-03): what the gateway says, until then what this tab knows of before, and true where the
 * merchant has no transfers. Undefined while it is not known.
 */
export function useIsSingleWallet(): boolean | undefined {
  const gates = useGates();
  const isOn = gates.has("TRANSFER3");
  const isMember = useAppSelector(selectIsMember);
  const { data } = useGetMerchantWalletQuery({}, { skip: !isMember || !isOn });
  if (gates.size === 0) return undefined;
  if (!isOn) return true;
  if (data !== undefined) return data.isSingle;
  const kept = sessionStore.get("merchantWallet");
  return kept === null ? undefined : kept === JSON.stringify({ isSingle: true });
}

/** Whether vendors have wallets of their own. Not known yet: the panel itself says what there is. */
export const useHasWallets = (): boolean => useIsSingleWallet() !== true;
