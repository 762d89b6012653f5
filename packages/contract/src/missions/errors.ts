/** The error codes of domain `missions` and their HTTP status (contract 3.2.4). */
export const missionsErrors = {
  "mission.not.finished": 200,
  "mission.claimed": 200,
  "mission.closed": 200,
  "mission.changed": 200,
  "challenge.closed": 200,
  "challenge.limit": 200,
} as const satisfies Record<string, number>;
