import { msg } from "@lingui/core/macro";
import { type FeatureModule, paths } from "@marquee/runtime";
import { PromotionWatch } from "./components/PromotionWatch/PromotionWatch.tsx";
import { publicState } from "./model/publicState.ts";
import { promotionsFirst } from "./promotionsFirst.ts";

/** Promotions (domain `promotions`). */
export const promotionsFeature: FeatureModule = {
  ...promotionsFirst,
  id: "promotions",
  screens: {
    [paths.promotions]: {
      title: msg`Promotions`,
      load: () =>
        import("./screens/PromotionsScreen/PromotionsScreen.tsx").then(({ PromotionsScreen }) => ({
          Screen: PromotionsScreen,
        })),
    },
    [paths.promoDetail]: {
      title: msg`Promotion`,
      load: () =>
        import("./screens/PromoDetailScreen/PromoDetailScreen.tsx").then(({ PromoDetailScreen }) => ({
          Screen: PromoDetailScreen,
        })),
    },
  },
  MemberWatch: PromotionWatch,
  publicState,
};
