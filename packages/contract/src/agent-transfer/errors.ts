/** The error codes of domain `agent-transfer` and their HTTP status (contract 3.2.4). */
export const agentTransferErrors = {
  "agent.transfer.min": 200,
  "agent.transfer.max": 200,
  "agent.transfer.daily": 200,
  "agent.transfer.count": 200,
  "agent.transfer.waiting": 200,
  "agent.transfer.receiver": 200,
} as const satisfies Record<string, number>;
