/** The error codes of domain `ticket` and their HTTP status (contract 3.2.4). */
export const ticketErrors = {
  "feedback.words": 200,
  "ticket.unknown": 404,
  "ticket.closed": 200,
  "ticket.open": 200,
  "ticket.late": 200,
  "ticket.limit": 200,
  "ticket.today": 200,
  "live.chat.open": 200,
  "live.chat.mail": 200,
  "contact.today": 200,
} as const satisfies Record<string, number>;
