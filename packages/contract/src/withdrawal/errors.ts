/** The error codes of domain `withdrawal` and their HTTP status (contract 3.2.4). */
export const withdrawalErrors = {
  "withdraw.min": 200,
  "withdraw.max": 200,
  "withdraw.daily": 200,
  "withdraw.pending": 200,
  "withdraw.bonus": 200,
  "withdraw.unavailable": 200,
  "withdraw.account.unknown": 200,
  "withdraw.account.waiting": 200,
  "withdraw.account.taken": 200,
  "withdraw.account.limit": 200,
} as const satisfies Record<string, number>;
