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
  "payment.provider.unknown": { status: 404, message: "There is no such payment provider." },
  "payment.provider.busy": {
    status: 200,
    message: "A new address takes a provider that is off and has no withdrawals left to pay.",
  },
  "payment.provider.limit": { status: 200, message: "A merchant has at most twenty payment providers." },
  "vendor.silent": { status: 200, message: "The vendor does not answer; nothing has changed." },
} as const satisfies Record<string, StaffErrorText>;
