/** The error codes of domain `content` and their HTTP status (contract 3.2.4). */
export const contentErrors = {
  "document.unknown": 404,
  "terms.not.accepted": 200,
  "terms.changed": 200,
  "preview.ended": 200,
  "preview.changed": 200,
} as const satisfies Record<string, number>;
