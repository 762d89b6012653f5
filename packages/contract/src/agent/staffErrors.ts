import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `agent`. */
export const agentStaffErrors = {
  "agent.move.circle": {
    status: 200,
    message: "An account cannot stand below itself or below an account of its own team.",
  },
} as const satisfies Record<string, StaffErrorText>;
