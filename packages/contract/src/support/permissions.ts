import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `support`. */
export const supportPermissions = {
  "content.change": ["OWNER", "CONTENT"],
} as const satisfies Record<string, readonly StaffRole[]>;
