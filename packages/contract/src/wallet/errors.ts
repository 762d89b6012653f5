/** The error codes of domain `wallet` and their HTTP status (contract 3.2.4). */
export const walletErrors = {
  "wallet.insufficient": 200,
  "wallet.locked": 200,
  "wallet.transfer.min": 200,
  "wallet.transfer.bonus": 200,
  "wallet.unavailable": 200,
  "deposit.min": 200,
  "deposit.max": 200,
  "deposit.pending": 200,
  "deposit.unavailable": 200,
  "order.unknown": 404,
  "order.ended": 200,
  "order.open": 200,
} as const satisfies Record<string, number>;
