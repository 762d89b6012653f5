/** The error codes of domain `games` and their HTTP status (contract 3.2.4). */
export const gamesErrors = {
  "session.other.game": 200,
  "game.maintenance": 200,
  "game.not.found": 200,
  "game.disabled": 200,
  "game.restricted": 200,
} as const satisfies Record<string, number>;
