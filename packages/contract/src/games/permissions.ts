import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `games`. */
export const gamesPermissions = {
  "games.read": ["OWNER", "OPERATIONS", "CONTENT", "AUDITOR"],
  "games.change": ["OWNER", "OPERATIONS", "CONTENT"],
} as const satisfies Record<string, readonly StaffRole[]>;
