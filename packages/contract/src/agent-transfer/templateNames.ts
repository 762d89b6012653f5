/** The templates of messages of domain `agent-transfer`. */
export const agentTransferTemplateNames = ["agent.transfer.sent", "agent.transfer.received"] as const;
