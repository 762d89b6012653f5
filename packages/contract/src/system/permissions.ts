import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `system`. */
export const systemPermissions = {
  "switches.read": ["OWNER", "OPERATIONS", "CONTENT", "AUDITOR"],
  "switches.change": ["OWNER", "OPERATIONS"],
} as const satisfies Record<string, readonly StaffRole[]>;
