/** The templates of messages of domain `promotions`. */
export const promotionsTemplateNames = [
  "bonus.granted",
  "bonus.refused",
  "bonus.converted",
  "bonus.lost",
  "bonus.expired",
  "bonus.cancelled",
  "promotion.approved",
  "promotion.rejected",
  "promotion.claimed",
  "promotion.gift",
] as const;
