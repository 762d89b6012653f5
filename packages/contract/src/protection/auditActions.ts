/** What the audit log calls acts of domain `protection`. */
export const protectionAuditActions = ["record wish", "read exclusions", "read member protection"] as const;
