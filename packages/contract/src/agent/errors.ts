/** The error codes of domain `agent` and their HTTP status (contract 3.2.4). */
export const agentErrors = {
  "agent.rebate.range": 200,
  "agent.quota.short": 200,
  "agent.accounts.limit": 200,
  "agent.links.limit": 200,
} as const satisfies Record<string, number>;
