import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `commission`. */
export const commissionStaffErrors = {
  "contract.unknown": { status: 200, message: "There is no such contract." },
} as const satisfies Record<string, StaffErrorText>;
