import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { HistoryIcon, MoneyInIcon, WalletIcon } from "@marquee/ui-kit";

/** Balance, deposits, transfers between wallets and account record (domain `wallet`). */
export const walletFeature: FeatureModule = {
  id: "wallet",
  headerActions: [
    {
      id: "balance",
      order: 85,
      moduleId: "CORE3",
      loadForMembers: () =>
        import("./components/BalanceAction/BalanceAction.tsx").then(({ BalanceAction }) => ({ Action: BalanceAction })),
    },
  ],
  panels: [
    {
      id: "depositv2",
      centre: "member",
      group: "wallet",
      order: 20,
      moduleId: "DEPOSIT3",
      label: msg`Deposit`,
      icon: MoneyInIcon,
      load: () =>
        import("./panels/DepositPanel/DepositPanel.tsx").then(({ DepositPanel }) => ({ Panel: DepositPanel })),
    },
    {
      id: "transferFund",
      centre: "member",
      group: "wallet",
      order: 10,
      moduleId: "TRANSFER3",
      forWallets: true,
      label: msg`Transfer`,
      icon: WalletIcon,
      load: () =>
        import("./panels/TransferPanel/TransferPanel.tsx").then(({ TransferPanel }) => ({ Panel: TransferPanel })),
    },
    {
      id: "transactionHistory",
      centre: "member",
      group: "records",
      order: 70,
      moduleId: "TRANSREC3",
      label: msg`Account record`,
      icon: HistoryIcon,
      load: () =>
        import("./panels/AccountRecordPanel/AccountRecordPanel.tsx").then(({ AccountRecordPanel }) => ({
          Panel: AccountRecordPanel,
        })),
    },
  ],
};
