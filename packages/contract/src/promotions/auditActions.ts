/** What the audit log calls acts of domain `promotions`. */
export const promotionsAuditActions = [
  "make promotion",
  "change promotion",
  "end bonus",
  "read member bonuses",
  "save promotion page",
  "order promotion pages",
  "save promotion categories",
  "read promotion applications",
  "read promotion application",
  "approve promotion application",
  "reject promotion application",
  "give promotion gift",
  "make promotion codes",
  "issue promotion codes",
  "stop promotion codes",
  "read promotion code uses",
] as const;
