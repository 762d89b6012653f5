import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `ticket`. */
export const ticketPermissions = {
  "tickets.read": ["OWNER", "OPERATIONS", "RISK", "SUPPORT", "AUDITOR"],
  "tickets.answer": ["OWNER", "OPERATIONS", "SUPPORT"],
  // Saved answers, the limits and the time after which tickets close.
  "tickets.change": ["OWNER", "OPERATIONS"],
} as const satisfies Record<string, readonly StaffRole[]>;
