import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `wallet`. */
export const walletPermissions = {
  "balances.read": ["OWNER", "PAYMENTS", "RISK", "SUPPORT", "AUDITOR"],
  "balances.propose": ["OWNER", "PAYMENTS", "SUPPORT"],
  "balances.approve": ["OWNER", "PAYMENTS", "RISK"],
  "payments.read": ["OWNER", "OPERATIONS", "PAYMENTS", "AUDITOR"],
  // A new provider, address or key is decided with it too, by somebody else.
  "payments.change": ["OWNER", "PAYMENTS"],
} as const satisfies Record<string, readonly StaffRole[]>;
