import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `red-envelope`. */
export const redEnvelopeStaffErrors = {
  "envelope.forbidden": { status: 200, message: "Red envelopes are not allowed in the merchant's jurisdiction." },
  "envelope.limit": { status: 200, message: "The merchant has as many planned and open envelopes as it may have." },
} as const satisfies Record<string, StaffErrorText>;
