/** The error codes of domain `commission` and their HTTP status (contract 3.2.4). */
export const commissionErrors = {
  "contract.rate.too.high": 200,
  "contract.terms.invalid": 200,
  "contract.target.not.direct": 200,
  "contract.pending": 200,
  "contract.state": 200,
  "contract.changed": 200,
} as const satisfies Record<string, number>;
