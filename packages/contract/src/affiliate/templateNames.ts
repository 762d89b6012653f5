/** The templates of messages of domain `affiliate`. */
export const affiliateTemplateNames = [
  "affiliate.offered",
  "affiliate.ended",
  "affiliate.paid",
  "affiliate.refused",
] as const;
