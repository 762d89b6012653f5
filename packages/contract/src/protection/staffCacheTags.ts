/** What pages of the back office keep of domain `protection`. */
export const protectionStaffCacheTags = ["Protection"] as const;
