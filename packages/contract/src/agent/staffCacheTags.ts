/** What pages of the back office keep of domain `agent`. */
export const agentStaffCacheTags = ["Agents", "AgentSettings"] as const;
