import { useLingui } from "@lingui/react/macro";
import type { MerchantWallet } from "@marquee/contract";

/** What a wallet is called: ours in the page's language, a vendor's by its name. */
export function useWalletNames(wallets: MerchantWallet["wallets"]): (vassalage: string) => string {
  const { t } = useLingui();
  return (vassalage) => {
    if (vassalage === "MAIN") return t`Main wallet`;
    if (vassalage === "BONUS") return t`Bonus wallet`;
    return wallets.find((wallet) => wallet.vassalage === vassalage)?.name ?? vassalage;
  };
}
