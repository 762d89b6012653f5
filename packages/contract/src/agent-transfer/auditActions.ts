/** What the audit log calls acts of domain `agent-transfer`. */
export const agentTransferAuditActions = ["change agent transfer settings"] as const;
