import { msg } from "@lingui/core/macro";
import { BanknoteArrowDownIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Money of members: deposits. */
export const walletDesk: DeskModule = {
  domain: "wallet",
  pages: [
    {
      path: "deposits",
      title: msg`Deposits`,
      icon: BanknoteArrowDownIcon,
      group: "work",
      permission: "balances.read",
      letter: "d",
      load: () => import("./DepositsPage.tsx").then(({ DepositsPage }) => ({ Page: DepositsPage })),
    },
  ],
};
