/** What pages of the back office keep of domain `rank`. */
export const rankStaffCacheTags = ["RankSettings", "MemberLevels"] as const;
