import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `promotions`. */
export const promotionsStaffErrors = {
  "promotion.limit": { status: 200, message: "The merchant has as many promotions as it may have." },
} as const satisfies Record<string, StaffErrorText>;
