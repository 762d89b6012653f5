/** What pages of the back office keep of domain `referral`. */
export const referralStaffCacheTags = ["Referral"] as const;
