import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `missions`. */
export const missionsStaffErrors = {
  "challenge.most": { status: 200, message: "The merchant has as many challenges as it may have." },
  "mission.limit": { status: 200, message: "The merchant has as many missions as it may have." },
} as const satisfies Record<string, StaffErrorText>;
