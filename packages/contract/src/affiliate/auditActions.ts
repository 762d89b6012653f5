/** What the audit log calls acts of domain `affiliate`. */
export const affiliateAuditActions = [
  "create affiliate plan",
  "change affiliate plan",
  "end affiliate plan",
  "offer affiliate plan",
  "end affiliate agreement",
  "read affiliates",
  "view affiliate",
  "read affiliate bills",
  "view affiliate bill",
  "approve affiliate bill",
  "settle affiliate bill",
  "refuse affiliate bill",
] as const;
