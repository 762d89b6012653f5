import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `support`. */
export const supportStaffErrors = {
  "segment.in.use": { status: 200, message: "The segment is in use: `users` says by what." },
} as const satisfies Record<string, StaffErrorText>;
