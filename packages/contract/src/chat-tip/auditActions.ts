/** What the audit log calls acts of domain `chat-tip`. */
export const chatTipAuditActions = ["change chat tip settings"] as const;
