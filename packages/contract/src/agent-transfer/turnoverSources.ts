/** Money came along the tree of agents. */
export const agentTransferTurnoverSources = ["TRANSFER"] as const;
