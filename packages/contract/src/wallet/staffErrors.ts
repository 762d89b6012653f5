import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `wallet`. */
export const walletStaffErrors = {
  "deposit.currency": {
    status: 200,
    message: "What was paid in another currency cannot be credited; pay it back at the provider.",
  },
  "deposit.fee": {
    status: 200,
    message: "What was paid does not cover the fee, so nothing can be credited; pay it back at the provider.",
  },
  "vendor.silent": { status: 200, message: "The vendor does not answer; nothing has changed." },
} as const satisfies Record<string, StaffErrorText>;
