import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `system`. */
export const systemStaffErrors = {
  "switch.refused": { status: 200, message: "This switch cannot be made; the value says why." },
} as const satisfies Record<string, StaffErrorText>;
