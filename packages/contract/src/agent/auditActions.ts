/** What the audit log calls acts of domain `agent`. */
export const agentAuditActions = [
  "make agent",
  "set agent rebate",
  "move in tree",
  "read agents",
  "read agent",
] as const;
