import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { TicketCategory, TicketCloser, TicketState } from "@marquee/contract";

/** What each state is called. */
export const stateTexts: Readonly<Record<TicketState, MessageDescriptor>> = {
  OPEN: msg`Sent`,
  ANSWERED: msg`Answered`,
  WAITING: msg`Waiting for our answer`,
  CLOSED: msg`Closed`,
  MERGED: msg`Merged`,
};

/** Which colour each state has. */
export const stateTones = {
  OPEN: "neutral",
  ANSWERED: "accent",
  WAITING: "neutral",
  CLOSED: "muted",
  MERGED: "muted",
} as const satisfies Record<TicketState, string>;

/** What each category is called. */
export const categoryTexts: Readonly<Record<TicketCategory, MessageDescriptor>> = {
  FEEDBACK: msg`Feedback`,
  COMPLAINT: msg`Complaint`,
  SUGGESTION: msg`Suggestion`,
  SUPPORT: msg`Question`,
};

/** Who or what has closed a ticket. */
export const closerTexts: Readonly<Record<TicketCloser, MessageDescriptor>> = {
  MEMBER: msg`You closed this ticket.`,
  STAFF: msg`We closed this ticket.`,
  TIME: msg`This ticket was closed because we did not hear from you after our answer.`,
};
