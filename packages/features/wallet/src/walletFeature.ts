import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import {
  BetsIcon,
  HistoryIcon,
  MoneyInIcon,
  MoneyOutIcon,
  ProfitIcon,
  PromotionIcon,
  WalletIcon,
} from "@marquee/ui-kit";
import { WalletStorage } from "./components/WalletStorage.ts";
import { publicState } from "./model/publicState.ts";
import { useHasWallets } from "./model/useIsSingleWallet.ts";

/** Balance, deposits, withdrawals, transfers between wallets (domains `wallet`, `withdrawal`), the records of bets, account and profit (`report`), and bonuses (`promotions`). */
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
    {
      id: "deposit",
      order: 86,
      moduleId: "DEPOSIT3",
      loadForMembers: () =>
        import("./components/DepositAction/DepositAction.tsx").then(({ DepositAction }) => ({ Action: DepositAction })),
    },
  ],
  centreSummaries: [
    {
      id: "funds",
      centre: "member",
      order: 10,
      moduleId: "CORE3",
      load: () =>
        import("./components/FundsSummary/FundsSummary.tsx").then(({ FundsSummary }) => ({ Summary: FundsSummary })),
    },
  ],
  publicState,
  Storage: WalletStorage,
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
      id: "withdraw",
      centre: "member",
      group: "wallet",
      order: 30,
      moduleId: "WITHDRAW3",
      label: msg`Withdraw`,
      icon: MoneyOutIcon,
      load: () =>
        import("./panels/WithdrawPanel/WithdrawPanel.tsx").then(({ WithdrawPanel }) => ({ Panel: WithdrawPanel })),
    },
    {
      id: "personalHistoryCopy",
      centre: "member",
      group: "records",
      order: 60,
      moduleId: "BETREC3",
      label: msg`Betting record`,
      icon: BetsIcon,
      load: () =>
        import("./panels/BettingRecordPanel/BettingRecordPanel.tsx").then(({ BettingRecordPanel }) => ({
          Panel: BettingRecordPanel,
        })),
    },
    {
      id: "transferFund",
      centre: "member",
      group: "wallet",
      order: 10,
      moduleId: "TRANSFER3",
      useIsThere: useHasWallets,
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
    {
      id: "personalProfit",
      centre: "member",
      group: "records",
      order: 80,
      moduleId: "PROFIT3",
      label: msg`Personal profit`,
      icon: ProfitIcon,
      load: () => import("./panels/ProfitPanel/ProfitPanel.tsx").then(({ ProfitPanel }) => ({ Panel: ProfitPanel })),
    },
    {
      id: "bonusDetails",
      centre: "member",
      group: "records",
      order: 90,
      moduleId: "BONUSDET3",
      label: msg`Bonuses`,
      icon: PromotionIcon,
      load: () =>
        import("./panels/BonusDetailsPanel/BonusDetailsPanel.tsx").then(({ BonusDetailsPanel }) => ({
          Panel: BonusDetailsPanel,
        })),
    },
  ],
};
