/** What pages of the back office keep of domain `restriction`. */
export const restrictionStaffCacheTags = ["Restrictions"] as const;
