/** What pages of the back office keep of domain `commission`. */
export const commissionStaffCacheTags = ["Bills"] as const;
