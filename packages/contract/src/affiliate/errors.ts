/** The error codes of domain `affiliate` and their HTTP status (contract 3.2.4). */
export const affiliateErrors = {
  "affiliate.state": 200,
  "affiliate.changed": 200,
  "affiliate.limit": 200,
} as const satisfies Record<string, number>;
