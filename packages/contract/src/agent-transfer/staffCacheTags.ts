/** What pages of the back office keep of domain `agent-transfer`. */
export const agentTransferStaffCacheTags = ["TransferSettings"] as const;
