import { msg } from "@lingui/core/macro";
import { BanknoteArrowUpIcon, ShieldAlertIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { withdrawalProposals } from "./withdrawalProposals.ts";
import { useFoundWithdrawals } from "./useFoundWithdrawals.ts";

const toWithdrawalPath = (orderNo: string): string => `withdrawals/${orderNo}`;

/** Withdrawals, and how they are checked. */
export const withdrawalDesk: DeskModule = {
  domain: "withdrawal",
  place: 40,
  pages: [
    {
      path: "withdrawals",
      title: msg`Withdrawals`,
      icon: BanknoteArrowUpIcon,
      group: "work",
      permission: "balances.read",
      letter: "w",
      load: () => import("./WithdrawalsPage.tsx").then(({ WithdrawalsPage }) => ({ Page: WithdrawalsPage })),
    },
    {
      path: "withdrawals/:orderNo",
      title: msg`Withdrawal`,
      icon: BanknoteArrowUpIcon,
      group: "work",
      permission: "balances.read",
      hidden: true,
      load: () => import("./WithdrawalPage.tsx").then(({ WithdrawalPage }) => ({ Page: WithdrawalPage })),
    },
    {
      path: "withdrawal-checks",
      title: msg`Withdrawal checks`,
      icon: ShieldAlertIcon,
      group: "control",
      permission: "balances.read",
      letter: "c",
      load: () =>
        import("./WithdrawalSettingsPage.tsx").then(({ WithdrawalSettingsPage }) => ({ Page: WithdrawalSettingsPage })),
    },
  ],
  waiting: [
    {
      key: "withdrawals",
      name: msg`Withdrawals to decide`,
      item: msg`Withdrawal`,
      path: "withdrawals",
      query: "?state=RISK",
      toPath: toWithdrawalPath,
      isWork: true,
    },
    {
      key: "unpaidClaims",
      name: msg`Claims that no money came`,
      item: msg`Claim: nothing arrived`,
      path: "withdrawals",
      query: "?state=UNPAID_CLAIM",
      toPath: toWithdrawalPath,
      isWork: true,
    },
    {
      key: "partialClaims",
      name: msg`Claims that less money came`,
      item: msg`Claim: only part arrived`,
      path: "withdrawals",
      query: "?state=PARTIAL_CLAIM",
      toPath: toWithdrawalPath,
      isWork: true,
    },
  ],
  searches: [useFoundWithdrawals],
  proposals: withdrawalProposals,
};
