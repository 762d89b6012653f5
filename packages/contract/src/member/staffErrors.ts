import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `member`. */
export const memberStaffErrors = {
  "member.unknown": { status: 200, message: "The merchant has no such member." },
  "contact.unconfirmed": {
    status: 200,
    message: "The member has no confirmed mailbox or phone to which this could go.",
  },
  "label.unknown": { status: 200, message: "The merchant has no such label." },
  "label.limit": { status: 200, message: "The merchant has as many labels as it may have." },
  "documents.unknown": { status: 200, message: "The merchant has no such documents." },
} as const satisfies Record<string, StaffErrorText>;
