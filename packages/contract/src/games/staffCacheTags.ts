/** What pages of the back office keep of domain `games`. */
export const gamesStaffCacheTags = ["Games"] as const;
