/** The error codes of domain `raffle` and their HTTP status (contract 3.2.4). `raffle.condition` says what is missing. */
export const raffleErrors = {
  "raffle.unknown": 200,
  "raffle.not.open": 200,
  "raffle.none.left": 200,
  "raffle.already": 200,
  "raffle.condition": 200,
} as const satisfies Record<string, number>;
