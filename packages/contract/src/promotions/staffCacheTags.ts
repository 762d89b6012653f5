/** What pages of the back office keep of domain `promotions`. */
export const promotionsStaffCacheTags = [
  "Promotions",
  "Bonuses",
  "PromotionPages",
  "PromotionApplications",
  "PromotionCodes",
] as const;
