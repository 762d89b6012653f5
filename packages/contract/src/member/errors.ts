/** The error codes of domain `member` and their HTTP status (contract 3.2.4). */
export const memberErrors = {
  "nickname.taken": 200,
  "birthday.fixed": 200,
  "birthday.required": 200,
  "upload.type": 200,
  "upload.size": 200,
  "upload.incomplete": 200,
  "upload.count": 200,
  "language.disabled": 200,
} as const satisfies Record<string, number>;
