import { msg } from "@lingui/core/macro";

/** What the jobs of domain `ticket` are called, and what they do. */
export const ticketJobTexts = {
  "close-tickets": {
    name: msg`End of tickets`,
    does: msg`Closes answered tickets whose members have not written again, and tells them before.`,
  },
  "live-chats": {
    name: msg`Live chats`,
    does: msg`Gives chats to somebody else whose staff have left, and makes tickets of questions that nobody takes.`,
  },
  "erase-guest-tickets": {
    name: msg`Erasure of guests’ tickets`,
    does: msg`Removes closed tickets of guests when they have been kept for long enough.`,
  },
};
