/** What pages of the back office keep of domain `turnover`. */
export const turnoverStaffCacheTags = ["Turnover", "TurnoverSettings"] as const;
