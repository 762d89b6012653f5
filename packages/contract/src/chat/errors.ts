/** The error codes of domain `chat` and their HTTP status (contract 3.2.4). */
export const chatErrors = {
  "chat.agent.refused": 200,
  "chat.unavailable": 200,
  "chat.room.unknown": 200,
  "chat.line.unknown": 200,
  "chat.contact": 200,
  "chat.word": 200,
  "chat.slow": 200,
  "chat.muted": 200,
} as const satisfies Record<string, number>;
