import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `affiliate`. */
export const affiliatePermissions = {
  // Plans, who has one, and what its campaigns bring.
  "affiliates.read": ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "AUDITOR"],
  "affiliates.change": ["OWNER", "OPERATIONS"],
} as const satisfies Record<string, readonly StaffRole[]>;
