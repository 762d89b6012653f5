import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `auth`. */
export const authPermissions = {
  // Rules of registration, and the jurisdiction.
  "rules.read": ["OWNER", "OPERATIONS", "RISK", "AUDITOR"],
  "rules.change": ["OWNER", "RISK"],
} as const satisfies Record<string, readonly StaffRole[]>;
