import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `promotions`. */
export const promotionsPermissions = {
  // Promotions for deposits: whoever changes one gives money away.
  "promotions.read": ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "SUPPORT", "AUDITOR"],
  "promotions.change": ["OWNER", "OPERATIONS"],
} as const satisfies Record<string, readonly StaffRole[]>;
