import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `agent`. */
export const agentPermissions = {
  // Who stands where in the tree of agents, and with which rebate.
  "agents.read": ["OWNER", "OPERATIONS", "RISK", "SUPPORT", "AUDITOR"],
  "agents.change": ["OWNER", "OPERATIONS"],
} as const satisfies Record<string, readonly StaffRole[]>;
