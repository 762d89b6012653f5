import { useGetAvailablePromoQuery } from "@marquee/api-client";
import { useIsOn } from "@marquee/runtime";

/** Keeps how many promotions there is something to do about, for the menu (WL-15). */
export function PromotionWatch() {
  const isOn = useIsOn("PROMO3");
  useGetAvailablePromoQuery({}, { skip: !isOn });
  return null;
}
