import { msg } from "@lingui/core/macro";

/** What the audit log's acts of domain `ticket` are called. */
export const ticketAuditActionTexts = {
  "read tickets": msg`Read a list of tickets`,
  "read ticket": msg`Read a ticket`,
  "answer ticket": msg`Answered a ticket`,
  "note ticket": msg`Wrote a note in a ticket`,
  "take ticket": msg`Took a ticket`,
  "assign ticket": msg`Assigned a ticket to a colleague`,
  "release ticket": msg`Gave a ticket back`,
  "close ticket": msg`Closed a ticket`,
  "merge ticket": msg`Merged a ticket into another one`,
  "save saved answer": msg`Saved an answer for tickets`,
  "remove saved answer": msg`Removed an answer for tickets`,
  "change ticket settings": msg`Changed the settings of tickets`,
  "answer live chat": msg`Wrote in a live chat`,
  "hand over live chat": msg`Handed a live chat over`,
  "end live chat": msg`Ended a live chat`,
  "live chat presence": msg`Came to the live chats, or left them`,
};
