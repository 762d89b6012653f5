/** What the audit log calls acts of domain `promotions`. */
export const promotionsAuditActions = [
  "make promotion",
  "change promotion",
  "end bonus",
  "read member bonuses",
] as const;
