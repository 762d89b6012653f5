/** The error codes of domain `report` and their HTTP status (contract 3.2.4). */
export const reportErrors = {
  "report.too.long": 200,
} as const satisfies Record<string, number>;
