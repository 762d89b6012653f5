/** What the audit log calls acts of domain `commission`. */
export const commissionAuditActions = [
  "read bills",
  "view bill",
  "approve bill",
  "refuse bill",
  "settle bill",
  "change commission settings",
  "read contracts",
  "view contract",
  "act on contract",
] as const;
