import { type FirstManifest, paths } from "@marquee/runtime";
import { usePromotionsMenu } from "./model/usePromotionsMenu.ts";

const frame = ["header", "menu", "banner", "footer"] as const;

/** What a visitor's first page needs of promotions. */
export const promotionsFirst: FirstManifest = {
  id: "promotions",
  useMenuItems: usePromotionsMenu,
  routes: [
    { paths: [paths.promotions], moduleId: "PROMO3", areas: frame },
    // An application may be half written when the module goes off.
    { paths: [paths.promoDetail], moduleId: "PROMO3", areas: ["header", "menu", "footer"] },
  ],
};
