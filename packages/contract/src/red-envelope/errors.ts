/** The error codes of domain `red-envelope` and their HTTP status (contract 3.2.4). */
export const redEnvelopeErrors = {
  "envelope.not.open": 200,
  "envelope.empty": 200,
  "envelope.claimed": 200,
} as const satisfies Record<string, number>;
