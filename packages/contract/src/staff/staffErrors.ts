import type { StaffErrorText } from "./StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `staff`. */
export const staffDomainErrors = {
  "staff.step.required": { status: 403, message: "A second factor must be given or set up first." },
  "staff.header.required": {
    status: 403,
    message: "Calls of the back office carry its header and come from its own pages.",
  },
  "staff.merchant.unknown": { status: 403, message: "You do not work for a merchant of this name." },
  "staff.known": { status: 200, message: "Somebody with this mail address works here already." },
  "unlock.limit": { status: 200, message: "This person was unlocked three times in a day; the lock ends by itself." },
  "staff.unknown": { status: 200, message: "There is no such person here." },
  "invitation.invalid": { status: 200, message: "This invitation was used, withdrawn or has expired." },
  "staff.factor.missing": {
    status: 200,
    message: "This account has no second factor. One is set up by an invitation; ask an owner for one.",
  },
  "second.factor.last": { status: 200, message: "The last second factor stays. Add another one first." },
  "second.factor.set": { status: 200, message: "A second factor is set up already." },
  "job.unknown": { status: 200, message: "There is no such job." },
  "webhook.unknown": { status: 200, message: "There is no such endpoint or delivery." },
  "webhook.limit": { status: 200, message: "A merchant has at most ten endpoints." },
  "export.limit": { status: 200, message: "Three exports of this merchant are being made already." },
  "export.two": { status: 200, message: "A file of so many people takes two. Say why, and it is proposed." },
  "proposal.own": { status: 403, message: "You cannot decide on your own proposal." },
  "work.taken": { status: 409, message: "Somebody else works on this." },
  "state.changed": { status: 409, message: "Somebody else has changed this in the meantime." },
  "staff.passkey.behind": {
    status: 200,
    message: "There may be a copy of this passkey: it counts as the second factor after the password, and not alone.",
  },
} as const satisfies Record<string, StaffErrorText>;
