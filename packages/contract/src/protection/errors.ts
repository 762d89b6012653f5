/** The error codes of domain `protection` and their HTTP status (contract 3.2.4). */
export const protectionErrors = {
  "rg.self.excluded": 200,
  "rg.timeout": 200,
  "rg.deposit.limit": 200,
  "rg.loss.limit": 200,
  "rg.wager.limit": 200,
  "rg.session.limit": 200,
  "rg.limit.not.due": 200,
} as const satisfies Record<string, number>;
