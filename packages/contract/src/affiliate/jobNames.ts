/** The jobs of domain `affiliate`. */
export const affiliateJobNames = ["measure-affiliates", "make-affiliate-bills", "pay-affiliate-bills"] as const;
