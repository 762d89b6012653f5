/** What the audit log calls acts of domain `rank`. */
export const rankAuditActions = [
  "change rank settings",
  "pin member level",
  "unpin member level",
  "read member levels",
  "read member level",
] as const;
