/** The templates of messages of domain `ticket`. */
export const ticketTemplateNames = [
  "ticket.answered",
  "ticket.closing",
  "ticket.closed",
  "ticket.ended",
  "live.chat.transcript",
] as const;
