import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `chat`. */
export const chatErrorTexts = {
  "chat.agent.refused": msg({ id: "in_please_information", message: "Chat is for player accounts." }),
  "chat.unavailable": msg({
    id: "error.chat.unavailable",
    message: "The chat does not answer at the moment. Try again in a minute.",
  }),
  "chat.room.unknown": msg({ id: "error.chat.room.unknown", message: "This room is closed." }),
  "chat.line.unknown": msg({ id: "error.chat.line.unknown", message: "This message is not there any more." }),
  "chat.contact": msg({
    id: "error.chat.contact",
    message: "Links, phone numbers, mail addresses and messenger names cannot be sent here.",
  }),
  "chat.word": msg({ id: "error.chat.word", message: "The message has a word that is not allowed here." }),
  "chat.slow": msg({
    id: "error.chat.slow",
    message: "Messages in this room have a pause between them. Try again soon.",
  }),
  "chat.muted": msg({ id: "error.chat.muted", message: "You cannot write in the chat at the moment." }),
} as const satisfies Record<string, MessageDescriptor>;
