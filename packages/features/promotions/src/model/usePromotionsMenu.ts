import { useLingui } from "@lingui/react/macro";
import { type MenuItem, paths, useIsOn, usePublicState } from "@marquee/runtime";
import { PromotionIcon } from "@marquee/ui-kit";

/** Promotions (SM-08), with how many of them there is something to do about (WL-15). */
export function usePromotionsMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const count = usePublicState("availablePromoCount") ?? 0;
  if (!useIsOn("PROMO3")) return [];
  return [
    {
      id: "promotions",
      order: 45,
      group: "service",
      label: t`Promotions`,
      icon: PromotionIcon,
      to: paths.promotions,
      count,
    },
  ];
}
