import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `member`. */
export const memberStaffErrors = {
  "member.unknown": { status: 200, message: "The merchant has no such member." },
  "contact.unconfirmed": {
    status: 200,
    message: "The member has no confirmed mailbox or phone to which this could go.",
  },
  "correction.stale": {
    status: 200,
    message: "The member has changed this since the correction was proposed. Propose it again if it is still wrong.",
  },
  "correction.taken": { status: 200, message: "Another member has this contact." },
  "protection.looser": {
    status: 200,
    message: "This protects no more than what is in force. Only the member can ask for a higher limit.",
  },
  "member.unlock.limit": {
    status: 200,
    message: "This member was unlocked three times in a day; the lock ends by itself.",
  },
  "reopen.late": { status: 200, message: "This account was closed more than 30 days ago, and stays closed." },
  "reopen.erased": {
    status: 200,
    message: "The deletion of this member's data was asked for: the account stays closed.",
  },
  "reopen.excluded": { status: 200, message: "This member takes a break from play: the account stays closed." },
  "label.unknown": { status: 200, message: "The merchant has no such label." },
  "label.limit": { status: 200, message: "The merchant has as many labels as it may have." },
  "documents.unknown": { status: 200, message: "The merchant has no such documents." },
} as const satisfies Record<string, StaffErrorText>;
