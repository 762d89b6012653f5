/** The error codes of domain `turnover` and their HTTP status (contract 3.2.4). */
export const turnoverErrors = {
  "turnover.required": 200,
} as const satisfies Record<string, number>;
