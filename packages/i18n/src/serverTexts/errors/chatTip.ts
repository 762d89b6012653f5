import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `chat-tip`. */
export const chatTipErrorTexts = {
  "chat.tip.forbidden": msg({ id: "error.chat.tip.forbidden", message: "You cannot give money in the chat." }),
  "chat.tip.min": msg({ id: "error.chat.tip.min", message: "The amount is lower than can be given." }),
  "chat.tip.max": msg({ id: "error.chat.tip.max", message: "The amount is higher than can be given at once." }),
  "chat.tip.daily": msg({
    id: "error.chat.tip.daily",
    message: "The amount is more than you can give in 24 hours.",
  }),
  "chat.tip.pair": msg({
    id: "error.chat.tip.pair",
    message: "The amount is more than you can give to one person in 24 hours.",
  }),
  "chat.tip.receiver": msg({ id: "error.chat.tip.receiver", message: "This person cannot receive the money now." }),
  "chat.tip.waiting": msg({
    id: "error.chat.tip.waiting",
    message: "A password or contact of yours was changed not long ago. For your safety you cannot give money yet.",
  }),
  "chat.tip.nobody": msg({
    id: "error.chat.tip.nobody",
    message: "Nobody who has just written here can receive the money. Nothing was taken from you.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
