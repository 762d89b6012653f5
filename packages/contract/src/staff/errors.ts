/** Error codes that only the back office answers: their HTTP status, and what they say to a reader of the interface. */
export const staffErrors = {
  "staff.step.required": { status: 403, message: "A second factor must be given or set up first." },
  "staff.header.required": {
    status: 403,
    message: "Calls of the back office carry its header and come from its own pages.",
  },
  "staff.merchant.unknown": { status: 403, message: "There is no such merchant among yours." },
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
  "switch.refused": { status: 200, message: "This switch cannot be made; the value says why." },
  "member.unknown": { status: 200, message: "The merchant has no such member." },
  "contact.unconfirmed": {
    status: 200,
    message: "The member has no confirmed mailbox or phone to which this could go.",
  },
  "label.unknown": { status: 200, message: "The merchant has no such label." },
  "label.limit": { status: 200, message: "The merchant has as many labels as it may have." },
  "promotion.limit": { status: 200, message: "The merchant has as many promotions as it may have." },
  "label.restricted": {
    status: 200,
    message: "Members with this label are barred from games; lift that first.",
  },
  "restriction.unknown": { status: 200, message: "The merchant has no such restriction." },
  "restriction.limit": { status: 200, message: "As many restrictions as there may be are in force already." },
  "documents.unknown": { status: 200, message: "The merchant has no such documents." },
  "webhook.unknown": { status: 200, message: "There is no such endpoint or delivery." },
  "webhook.limit": { status: 200, message: "A merchant has at most ten endpoints." },
  "export.limit": { status: 200, message: "Three exports of this merchant are being made already." },
  "deposit.currency": {
    status: 200,
    message: "What was paid in another currency cannot be credited; pay it back at the provider.",
  },
  "deposit.fee": {
    status: 200,
    message: "What was paid does not cover the fee, so nothing can be credited; pay it back at the provider.",
  },
  "vendor.silent": { status: 200, message: "The vendor does not answer; nothing has changed." },
  "proposal.own": { status: 403, message: "Nobody decides about their own proposal." },
  "state.changed": { status: 409, message: "Somebody else has changed this in the meantime." },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>;

/** A code that only the back office answers. */
export type StaffErrorCode = keyof typeof staffErrors;

/** Says whether a text is a code of the back office. */
export function isStaffErrorCode(code: string): code is StaffErrorCode {
  return Object.hasOwn(staffErrors, code);
}
