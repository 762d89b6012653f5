import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `affiliate`. */
export const affiliateStaffErrors = {
  "affiliate.plan.unknown": { status: 200, message: "There is no such affiliate plan." },
  "affiliate.plan.state": { status: 200, message: "The plan's state does not allow this." },
  "affiliate.agreement.unknown": { status: 200, message: "There is no such offer or agreement." },
  "affiliate.offered": { status: 200, message: "The account has this plan already, or an offer of it." },
  "affiliate.unfit": { status: 200, message: "Only an open account with real money becomes an affiliate." },
} as const satisfies Record<string, StaffErrorText>;
