import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `promotions`. */
export const promotionsPages: readonly PageAddress[] = [
  ...toPages("BONUSDET3", ["/member/bonusDetails"]),
  ...toPages("PROMO3", ["/promotions", "/promoDetail"]),
];
