/** The templates of messages of domain `wallet`. */
export const walletTemplateNames = ["deposit.credited", "deposit.review", "deposit.rejected"] as const;
