import { msg } from "@lingui/core/macro";
import { GiftIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Promotions for deposits. */
export const promotionsDesk: DeskModule = {
  domain: "promotions",
  pages: [
    {
      path: "promotions",
      title: msg`Promotions`,
      icon: GiftIcon,
      group: "site",
      permission: "promotions.read",
      letter: "q",
      load: () => import("./PromotionsPage.tsx").then(({ PromotionsPage }) => ({ Page: PromotionsPage })),
    },
  ],
};
