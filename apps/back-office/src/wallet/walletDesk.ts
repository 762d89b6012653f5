import { msg } from "@lingui/core/macro";
import { ArrowLeftRightIcon, BanknoteArrowDownIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Money of members: deposits, transfers to vendors. */
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
    {
      path: "vendor-transfers",
      title: msg`Vendor transfers`,
      icon: ArrowLeftRightIcon,
      group: "work",
      permission: "balances.read",
      letter: "e",
      load: () =>
        import("./VendorTransfersPage.tsx").then(({ VendorTransfersPage }) => ({ Page: VendorTransfersPage })),
    },
  ],
};
