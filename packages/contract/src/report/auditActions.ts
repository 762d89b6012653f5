/** What the audit log calls acts of domain `report`. */
export const reportAuditActions = ["start reconciliation", "read rounds", "view round"] as const;
