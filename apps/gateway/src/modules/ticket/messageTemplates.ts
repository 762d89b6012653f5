import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about tickets, for the member's inbox; those to guests, and the transcript of a live chat, are mails. */
export const ticketTemplates: readonly MessageTemplate[] = [
  {
    name: "ticket.answered",
    subject: /*i18n*/ "{site}: we have answered your ticket",
    text: /*i18n*/ "There is an answer to “{title}” ({ticket}). Read it under Tickets in the member centre.",
    secrets: [],
  },
  {
    name: "ticket.closing",
    subject: /*i18n*/ "{site}: your ticket will be closed",
    text: /*i18n*/ "We have answered “{title}” ({ticket}) and have not heard from you since. It will be closed in {days} days unless you write again.",
    secrets: [],
  },
  {
    name: "ticket.closed",
    subject: /*i18n*/ "{site}: your ticket was closed",
    text: /*i18n*/ "We have closed “{title}” ({ticket}): {reason} You can reopen it within {days} days.",
    secrets: [],
  },
  {
    name: "ticket.ended",
    subject: /*i18n*/ "{site}: your ticket was closed",
    text: /*i18n*/ "We have closed “{title}” ({ticket}) because we have not heard from you since our answer. You can reopen it within {days} days.",
    secrets: [],
  },
  {
    name: "live.chat.transcript",
    subject: /*i18n*/ "{site}: your chat with support",
    text: /*i18n*/ "This is what was written in your chat ({ticket}):\n\n{transcript}",
    secrets: [],
  },
  {
    name: "ticket.guest.answered",
    subject: /*i18n*/ "{site}: the answer to your message {ticket}",
    text: /*i18n*/ "You wrote to us about “{title}” ({ticket}). This is our answer:\n\n{answer}\n\nTo write again, open {link} and give the number {ticket}. Answers to this e-mail are not read. If you have not written to us, you can ignore it.",
    secrets: [],
  },
  {
    name: "ticket.guest.closed",
    subject: /*i18n*/ "{site}: your message {ticket} was closed",
    text: /*i18n*/ "You wrote to us about “{title}” ({ticket}). We have closed it: {reason}\n\nTo write again, open {link} and give the number {ticket}. Answers to this e-mail are not read. If you have not written to us, you can ignore it.",
    secrets: [],
  },
];
