import { msg } from "@lingui/core/macro";
import type { FeatureModule } from "@marquee/runtime";
import { HistoryIcon } from "@marquee/ui-kit";

/** Balance and account record (domain `wallet`). */
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
