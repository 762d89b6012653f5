/** What pages of the back office keep of domain `auth`. */
export const authStaffCacheTags = ["RegisterRules"] as const;
