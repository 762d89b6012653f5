/** What pages of the back office keep of domain `content`. */
export const contentStaffCacheTags = ["Documents", "HelpCategories"] as const;
