/** What the audit log calls acts of domain `support`. */
export const supportAuditActions = [
  "set banner",
  "save banner",
  "remove banner",
  "order banners",
  "save announcement",
  "remove announcement",
  "save segment",
  "remove segment",
] as const;
