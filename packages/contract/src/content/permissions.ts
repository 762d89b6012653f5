import { readers, type StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `content`. */
export const contentPermissions = {
  "content.read": [...readers, "CONTENT"],
  "content.change": ["OWNER", "CONTENT"],
} as const satisfies Record<string, readonly StaffRole[]>;
