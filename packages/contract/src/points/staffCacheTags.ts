/** What pages of the back office keep of domain `points`. */
export const pointsStaffCacheTags = ["PointSettings", "PointRewards", "Redemptions", "MemberPoints"] as const;
