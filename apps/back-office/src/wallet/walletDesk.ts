import { msg } from "@lingui/core/macro";
import { ArrowLeftRightIcon, BanknoteArrowDownIcon, CreditCardIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { useFoundWalletOrders } from "./useFoundWalletOrders.ts";
import { walletProposals } from "./walletProposals.ts";

/** Money of members: deposits, transfers to vendors, payment providers. */
export const walletDesk: DeskModule = {
  domain: "wallet",
  place: 30,
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
      path: "deposits/:orderNo",
      title: msg`Deposit`,
      icon: BanknoteArrowDownIcon,
      group: "work",
      permission: "balances.read",
      hidden: true,
      load: () => import("./DepositPage.tsx").then(({ DepositPage }) => ({ Page: DepositPage })),
    },
    {
      path: "vendor-transfers",
      title: msg`Vendor transfers`,
      icon: ArrowLeftRightIcon,
      group: "work",
      permission: "balances.read",
      letter: "t",
      load: () =>
        import("./VendorTransfersPage.tsx").then(({ VendorTransfersPage }) => ({ Page: VendorTransfersPage })),
    },
    {
      path: "vendor-transfers/:transId",
      title: msg`Vendor transfer`,
      icon: ArrowLeftRightIcon,
      group: "work",
      permission: "balances.read",
      hidden: true,
      load: () => import("./TransferPage.tsx").then(({ TransferPage }) => ({ Page: TransferPage })),
    },
    {
      path: "payment-providers",
      title: msg`Payment providers`,
      icon: CreditCardIcon,
      group: "control",
      permission: "payments.read",
      letter: "p",
      load: () => import("./providers/ProvidersPage.tsx").then(({ ProvidersPage }) => ({ Page: ProvidersPage })),
    },
  ],
  memberParts: [
    {
      key: "wallet",
      label: msg`Wallet`,
      place: 30,
      permission: "balances.read",
      load: () => import("../member/sheet/WalletPart.tsx").then((file) => ({ default: file.WalletPart })),
    },
  ],
  memberActs: [
    {
      key: "adjust",
      label: msg`Adjust balance`,
      place: 20,
      permission: "balances.propose",
      isOffered: ({ state }) => state !== "CLOSED",
      load: () => import("../member/acts/AdjustForm.tsx").then((file) => ({ default: file.AdjustForm })),
    },
  ],
  waiting: [
    {
      key: "deposits",
      name: msg`Deposits to decide`,
      item: msg`Deposit`,
      path: "deposits",
      query: "?state=REVIEW",
      toPath: (orderNo) => `deposits/${orderNo}`,
      isWork: true,
    },
  ],
  searches: [useFoundWalletOrders],
  proposals: walletProposals,
};
