import { msg } from "@lingui/core/macro";
import { GiftIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { promotionProposals } from "./promotionProposals.ts";

/** Promotions for deposits. */
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
