/** What pages keep of domain `agent`. */
export const agentCacheTags = ["Links", "Team", "Quotas"] as const;
