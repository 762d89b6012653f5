import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `agent`. */
export const agentStaffErrors = {
  "agent.move.circle": {
    status: 200,
    message: "An account cannot stand below itself or below an account of its own team.",
  },
  "agent.kind.unfit": { status: 200, message: "Only an open account of a player with real money becomes an agent." },
  "agent.general.below": { status: 200, message: "A general agent stands directly under the house." },
} as const satisfies Record<string, StaffErrorText>;
