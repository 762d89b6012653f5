import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `wallet`. */
export const walletPermissions = {
  "balances.read": ["OWNER", "PAYMENTS", "RISK", "SUPPORT", "AUDITOR"],
  "balances.propose": ["OWNER", "PAYMENTS", "SUPPORT"],
  "balances.approve": ["OWNER", "PAYMENTS", "RISK"],
} as const satisfies Record<string, readonly StaffRole[]>;
