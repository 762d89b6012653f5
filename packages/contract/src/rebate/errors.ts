/** The error codes of domain `rebate` and their HTTP status (contract 3.2.4). */
export const rebateErrors = { "rebate.minimum": 200, "rebate.claimed": 200 } as const satisfies Record<string, number>;
