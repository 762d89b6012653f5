/** What pages keep of domain `affiliate`. */
export const affiliateCacheTags = ["AffiliateAccount", "AffiliateBills"] as const;
