/** What the audit log calls acts of domain `auth`. */
export const authAuditActions = ["set register rule", "block"] as const;
