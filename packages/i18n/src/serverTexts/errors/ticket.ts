import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The texts of the error codes of domain `ticket`. */
export const ticketErrorTexts = {
  "feedback.words": msg({ id: "error.feedback.words", message: "Write between {min} and {max} words." }),
  "ticket.unknown": msg({ id: "error.ticket.unknown", message: "There is no such ticket." }),
  "ticket.closed": msg({ id: "error.ticket.closed", message: "This ticket is closed. Reopen it, or open a new one." }),
  "ticket.open": msg({ id: "error.ticket.open", message: "This ticket is already open." }),
  "ticket.late": msg({
    id: "error.ticket.late",
    message: "This ticket was closed too long ago to be reopened. Please open a new one.",
  }),
  "ticket.limit": msg({
    id: "error.ticket.limit",
    message: "You have as many open tickets as you can have. Write in one of them, or close one.",
  }),
  "ticket.today": msg({
    id: "error.ticket.today",
    message: "You have written as much as you can in a day. Please try again tomorrow.",
  }),
  "live.chat.open": msg({ id: "error.live.chat.open", message: "Your chat with support is already open." }),
  "live.chat.mail": msg({
    id: "error.live.chat.mail",
    message: "Confirm an e-mail address in your account first.",
  }),
  "contact.today": msg({
    id: "error.contact.today",
    message: "Too many messages have come from this e-mail address or network today. Please try again tomorrow.",
  }),
} as const satisfies Record<string, MessageDescriptor>;
