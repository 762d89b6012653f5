/** What the audit log calls acts of domain `games`. */
export const gamesAuditActions = [
  "add games",
  "set game",
  "set vendor",
  "set vendorOrder",
  "save collection",
  "remove collection",
  "order collections",
  "set stakes",
] as const;
