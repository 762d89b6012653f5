import { useLingui } from "@lingui/react/macro";
import type { TicketCategory, TicketCloser, TicketState } from "@marquee/contract";

/** How a state looks. */
export const ticketTones = {
  OPEN: "accent",
  ANSWERED: "success",
  WAITING: "accent",
  CLOSED: "muted",
  MERGED: "muted",
} as const satisfies Record<TicketState, string>;

/** The words of tickets. */
export function useTicketTexts() {
  const { t } = useLingui();
  const states: Readonly<Record<TicketState, string>> = {
    OPEN: t`New`,
    ANSWERED: t`Waiting for the member`,
    WAITING: t`The member wrote again`,
    CLOSED: t`Closed`,
    MERGED: t`Merged`,
  };
  const categories: Readonly<Record<TicketCategory, string>> = {
    FEEDBACK: t`Feedback`,
    COMPLAINT: t`Complaint`,
    SUGGESTION: t`Suggestion`,
    SUPPORT: t`Question`,
  };
  const closers: Readonly<Record<TicketCloser, string>> = {
    MEMBER: t`Closed by the member`,
    STAFF: t`Closed by staff`,
    TIME: t`Closed by itself: the member did not write again`,
  };
  return { states, categories, closers };
}
