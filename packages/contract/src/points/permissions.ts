import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `points`. */
export const pointsPermissions = {
  // What the mall offers, and what points are earned for.
  "points.read": ["OWNER", "OPERATIONS", "PAYMENTS", "SUPPORT", "AUDITOR"],
  "points.change": ["OWNER", "OPERATIONS"],
} as const satisfies Record<string, readonly StaffRole[]>;
