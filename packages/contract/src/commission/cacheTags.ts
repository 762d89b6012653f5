/** What pages keep of domain `commission`. */
export const commissionCacheTags = ["Contracts", "Bills"] as const;
