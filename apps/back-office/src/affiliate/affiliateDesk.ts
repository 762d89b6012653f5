import { msg } from "@lingui/core/macro";
import { HandshakeIcon, MegaphoneIcon, ReceiptIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { affiliateProposals } from "./affiliateProposals.ts";
import { useFoundAffiliateBills } from "./useFoundAffiliateBills.ts";

const toBillPath = (orderNo: string): string => `affiliate-bills/${orderNo}`;

/** Affiliates: plans, who has one, and their bills. */
export const affiliateDesk: DeskModule = {
  domain: "affiliate",
  place: 27,
  pages: [
    {
      path: "affiliates",
      title: msg`Affiliates`,
      icon: MegaphoneIcon,
      group: "work",
      permission: "affiliates.read",
      letter: "y",
      load: () => import("./AffiliatesPage.tsx").then(({ AffiliatesPage }) => ({ Page: AffiliatesPage })),
    },
    {
      path: "affiliates/:memberId",
      title: msg`Affiliate`,
      icon: MegaphoneIcon,
      group: "work",
      permission: "affiliates.read",
      hidden: true,
      load: () => import("./AffiliatePage.tsx").then(({ AffiliatePage }) => ({ Page: AffiliatePage })),
    },
    {
      path: "affiliate-bills",
      title: msg`Bills of affiliates`,
      icon: ReceiptIcon,
      group: "work",
      permission: "balances.read",
      letter: "z",
      load: () => import("./AffiliateBillsPage.tsx").then(({ AffiliateBillsPage }) => ({ Page: AffiliateBillsPage })),
    },
    {
      path: "affiliate-bills/:orderNo",
      title: msg`Bill of an affiliate`,
      icon: ReceiptIcon,
      group: "work",
      permission: "balances.read",
      hidden: true,
      load: () => import("./AffiliateBillPage.tsx").then(({ AffiliateBillPage }) => ({ Page: AffiliateBillPage })),
    },
    {
      path: "affiliate-plans",
      title: msg`Affiliate plans`,
      icon: HandshakeIcon,
      group: "control",
      permission: "affiliates.read",
      letter: "l",
      load: () => import("./PlansPage.tsx").then(({ PlansPage }) => ({ Page: PlansPage })),
    },
    {
      path: "affiliate-plans/:planId",
      title: msg`Affiliate plan`,
      icon: HandshakeIcon,
      group: "control",
      permission: "affiliates.read",
      hidden: true,
      load: () => import("./PlanPage.tsx").then(({ PlanPage }) => ({ Page: PlanPage })),
    },
  ],
  waiting: [
    {
      key: "affiliateBills",
      name: msg`Affiliates' bills to look at`,
      item: msg`Bill of an affiliate`,
      path: "affiliate-bills",
      query: "?state=REVIEW",
      toPath: toBillPath,
      isWork: true,
    },
    {
      key: "affiliateBillsToSettle",
      name: msg`Affiliates' bills to pay outside`,
      item: msg`Affiliate's bill to be paid outside`,
      path: "affiliate-bills",
      query: "?state=TO_COLLECT",
      toPath: toBillPath,
      isWork: true,
    },
  ],
  searches: [useFoundAffiliateBills],
  proposals: affiliateProposals,
};
