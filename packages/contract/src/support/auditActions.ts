/** What the audit log calls acts of domain `support`. */
export const supportAuditActions = ["set banner"] as const;
