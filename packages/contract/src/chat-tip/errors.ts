/** The error codes of domain `chat-tip` and their HTTP status (contract 3.2.4). */
export const chatTipErrors = {
  "chat.tip.forbidden": 200,
  "chat.tip.min": 200,
  "chat.tip.max": 200,
  "chat.tip.daily": 200,
  "chat.tip.pair": 200,
  "chat.tip.receiver": 200,
  "chat.tip.waiting": 200,
  "chat.tip.nobody": 200,
} as const satisfies Record<string, number>;
