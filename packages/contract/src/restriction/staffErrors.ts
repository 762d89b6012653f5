import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `restriction`. */
export const restrictionStaffErrors = {
  "label.restricted": {
    status: 200,
    message: "Members with this label are barred from games; lift that first.",
  },
  "restriction.unknown": { status: 200, message: "The merchant has no such restriction." },
  "restriction.limit": { status: 200, message: "As many restrictions as there may be are in force already." },
} as const satisfies Record<string, StaffErrorText>;
