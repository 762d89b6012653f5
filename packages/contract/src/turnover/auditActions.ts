/** What the audit log calls acts of domain `turnover`. */
export const turnoverAuditActions = [
  "add turnover requirement",
  "change turnover settings",
  "read member turnover",
] as const;
