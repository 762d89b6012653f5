/** What the audit log calls acts of domain `agent`. */
export const agentAuditActions = [
  "make agent",
  "set agent rebate",
  "set agent quota",
  "change agent settings",
  "move in tree",
  "read agents",
  "read agent",
] as const;
