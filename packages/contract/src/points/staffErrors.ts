import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `points`. */
export const pointsStaffErrors = {
  "reward.limit": { status: 200, message: "The mall has as many offers as it may have." },
} as const satisfies Record<string, StaffErrorText>;
