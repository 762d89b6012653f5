import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `ticket`. */
export const ticketStaffErrors = {
  "ticket.merge": {
    status: 200,
    message: "A ticket is merged into another one of the same member or e-mail address that is not closed.",
  },
  "ticket.assignee": { status: 200, message: "This colleague does not answer tickets of this merchant." },
  "live.chat.taken": {
    status: 200,
    message: "A colleague is in this live chat. Take the ticket over before you write.",
  },
  "live.chat.away": { status: 200, message: "This colleague is not there for live chats." },
  "answer.limit": { status: 200, message: "The merchant has as many saved answers as it may have." },
} as const satisfies Record<string, StaffErrorText>;
