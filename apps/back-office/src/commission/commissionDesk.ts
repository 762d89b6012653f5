import { msg } from "@lingui/core/macro";
import { FileSignatureIcon, HandCoinsIcon, ReceiptTextIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { commissionProposals } from "./commissionProposals.ts";
import { useFoundBills } from "./useFoundBills.ts";

const toBillPath = (orderNo: string): string => `bills/${orderNo}`;

/** Contracts of agents, and their bills. */
export const commissionDesk: DeskModule = {
  domain: "commission",
  place: 26,
  pages: [
    {
      path: "contracts",
      title: msg`Contracts of agents`,
      icon: FileSignatureIcon,
      group: "work",
      permission: "agents.read",
      letter: "k",
      load: () => import("./ContractsPage.tsx").then(({ ContractsPage }) => ({ Page: ContractsPage })),
    },
    {
      path: "contracts/:contractId",
      title: msg`Contract`,
      icon: FileSignatureIcon,
      group: "work",
      permission: "agents.read",
      hidden: true,
      load: () => import("./ContractPage.tsx").then(({ ContractPage }) => ({ Page: ContractPage })),
    },
    {
      path: "bills",
      title: msg`Bills of agents`,
      icon: ReceiptTextIcon,
      group: "work",
      permission: "balances.read",
      letter: "f",
      load: () => import("./BillsPage.tsx").then(({ BillsPage }) => ({ Page: BillsPage })),
    },
    {
      path: "bills/:orderNo",
      title: msg`Bill`,
      icon: ReceiptTextIcon,
      group: "work",
      permission: "balances.read",
      hidden: true,
      load: () => import("./BillPage.tsx").then(({ BillPage }) => ({ Page: BillPage })),
    },
    {
      path: "agent-payment",
      title: msg`Payment of agents`,
      icon: HandCoinsIcon,
      group: "control",
      permission: "balances.read",
      letter: "f",
      load: () =>
        import("./CommissionSettingsPage.tsx").then(({ CommissionSettingsPage }) => ({ Page: CommissionSettingsPage })),
    },
  ],
  waiting: [
    {
      key: "bills",
      name: msg`Bills to look at`,
      item: msg`Bill of an agent`,
      path: "bills",
      query: "?state=REVIEW",
      toPath: toBillPath,
      isWork: true,
    },
    {
      key: "billsToSettle",
      name: msg`Bills to pay outside`,
      item: msg`Bill to be paid outside`,
      path: "bills",
      query: "?state=TO_COLLECT",
      toPath: toBillPath,
      isWork: true,
    },
  ],
  searches: [useFoundBills],
  proposals: commissionProposals,
};
