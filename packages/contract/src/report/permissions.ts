import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `report`. */
export const reportPermissions = {
  // Revenue, and whether all records agree.
  "reports.read": ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "AUDITOR"],
  "reconciliation.read": ["OWNER", "PAYMENTS", "RISK", "AUDITOR"],
  "reconciliation.run": ["OWNER", "PAYMENTS"],
} as const satisfies Record<string, readonly StaffRole[]>;
