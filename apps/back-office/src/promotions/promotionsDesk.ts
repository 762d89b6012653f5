import { msg } from "@lingui/core/macro";
import { GiftIcon, InboxIcon, TicketPercentIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { promotionProposals } from "./promotionProposals.ts";

/** Promotions for deposits, and what members apply for. */
export const promotionsDesk: DeskModule = {
  domain: "promotions",
  place: 50,
  pages: [
    {
      path: "promotions",
      title: msg`Promotions`,
      icon: GiftIcon,
      group: "site",
      permission: "promotions.read",
      letter: "p",
      load: () => import("./PromotionsPage.tsx").then(({ PromotionsPage }) => ({ Page: PromotionsPage })),
    },
    {
      path: "promo-codes",
      title: msg`Promo codes`,
      icon: TicketPercentIcon,
      group: "site",
      permission: "promotions.read",
      letter: "k",
      load: () => import("./codes/PromoCodesPage.tsx").then(({ PromoCodesPage }) => ({ Page: PromoCodesPage })),
    },
    {
      path: "promo-codes/:id",
      title: msg`Used codes`,
      icon: TicketPercentIcon,
      group: "site",
      permission: "balances.read",
      hidden: true,
      load: () => import("./codes/CodeUsesPage.tsx").then(({ CodeUsesPage }) => ({ Page: CodeUsesPage })),
    },
    {
      path: "promotion-applications",
      title: msg`Applications`,
      icon: InboxIcon,
      group: "work",
      permission: "balances.read",
      letter: "u",
      load: () =>
        import("./applications/ApplicationsPage.tsx").then(({ ApplicationsPage }) => ({ Page: ApplicationsPage })),
    },
    {
      path: "promotion-applications/:id",
      title: msg`Application`,
      icon: InboxIcon,
      group: "work",
      permission: "balances.read",
      hidden: true,
      load: () =>
        import("./applications/ApplicationPage.tsx").then(({ ApplicationPage }) => ({ Page: ApplicationPage })),
    },
  ],
  waiting: [
    {
      key: "promotionApplications",
      name: msg`Applications for promotions`,
      item: msg`Application for a promotion`,
      path: "promotion-applications",
      query: "?state=REVIEW",
      toPath: (id) => `promotion-applications/${id}`,
      isWork: true,
    },
  ],
  memberParts: [
    {
      key: "bonuses",
      label: msg`Bonuses`,
      place: 50,
      permission: "balances.read",
      load: () => import("./BonusesPart.tsx").then((file) => ({ default: file.BonusesPart })),
    },
  ],
  proposals: promotionProposals,
};
