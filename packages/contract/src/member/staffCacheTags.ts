/** What pages of the back office keep of domain `member`. */
export const memberStaffCacheTags = [
  "Members",
  "MemberSessions",
  "MemberRemarks",
  "MemberChanges",
  "Labels",
  "Identity",
] as const;
