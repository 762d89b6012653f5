/** The error codes of domain `rank` and their HTTP status (contract 3.2.4). */
export const rankErrors = {
  "rank.gift.locked": 200,
  "rank.gift.claimed": 200,
  "rank.changed": 200,
} as const satisfies Record<string, number>;
