/** What pages of the back office keep of domain `affiliate`. */
export const affiliateStaffCacheTags = ["AffiliatePlans", "Affiliates", "AffiliateBills"] as const;
