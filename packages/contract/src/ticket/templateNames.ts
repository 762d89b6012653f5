/** The templates of messages of domain `ticket`. */
export const ticketTemplateNames = [
  "ticket.answered",
  "ticket.closing",
  "ticket.closed",
  "ticket.ended",
  "live.chat.transcript",
  "ticket.guest.answered",
  "ticket.guest.closed",
] as const;
