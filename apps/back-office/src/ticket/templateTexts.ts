import { msg } from "@lingui/core/macro";

/** What the templates of messages of domain `ticket` are called. */
export const ticketTemplateTexts = {
  "ticket.answered": msg`A ticket was answered`,
  "ticket.closing": msg`A ticket will be closed`,
  "ticket.closed": msg`Staff closed a ticket`,
  "ticket.ended": msg`A ticket closed by itself`,
  "live.chat.transcript": msg`The transcript of a live chat`,
  "ticket.guest.answered": msg`The answer to a guest`,
  "ticket.guest.closed": msg`Staff closed a ticket of a guest`,
};
