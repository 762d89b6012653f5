/** What pages of the back office keep of domain `staff`. */
export const staffDomainStaffCacheTags = [
  "Session",
  "Own",
  "Audit",
  "People",
  "Exports",
  "Jobs",
  "Messages",
  "Webhooks",
  "Proposals",
  "Waiting",
  "Work",
] as const;
