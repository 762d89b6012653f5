import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `report`. */
export const reportStaffErrors = {
  "round.unknown": { status: 200, message: "The merchant has no such round." },
} as const satisfies Record<string, StaffErrorText>;
