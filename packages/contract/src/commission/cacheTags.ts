/** What pages keep of domain `commission`. */
export const commissionCacheTags = ["Contracts"] as const;
