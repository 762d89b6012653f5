/** What the audit log calls acts of domain `withdrawal`. */
export const withdrawalAuditActions = [
  "approve withdrawal",
  "reject withdrawal",
  "pay claim",
  "deny claim",
  "change withdrawal settings",
  "read withdrawals",
  "view withdrawal",
] as const;
