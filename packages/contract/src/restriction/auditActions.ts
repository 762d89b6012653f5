/** What the audit log calls acts of domain `restriction`. */
export const restrictionAuditActions = ["restrict games", "lift game restriction", "read game restrictions"] as const;
