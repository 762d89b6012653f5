import { staffRoles, type StaffRole } from "./roles.ts";

/** Which roles hold the permissions of domain `staff`. */
export const staffDomainPermissions = {
  "overview.read": staffRoles,
  "jobs.read": ["OWNER", "OPERATIONS", "AUDITOR"],
  "jobs.run": ["OWNER", "OPERATIONS"],
  "messages.read": ["OWNER", "OPERATIONS", "SUPPORT", "AUDITOR"],
  "webhooks.read": ["OWNER", "OPERATIONS", "AUDITOR"],
  "webhooks.change": ["OWNER", "OPERATIONS"],
  "exports.create": ["OWNER", "PAYMENTS", "RISK", "AUDITOR"],
  "audit.read": ["OWNER", "AUDITOR"],
  // Which proposals somebody may decide is told by their kind.
  "proposals.read": ["OWNER", "OPERATIONS", "PAYMENTS", "RISK", "SUPPORT", "AUDITOR"],
  "staff.read": ["OWNER", "AUDITOR"],
  // Logins, failures and locks of colleagues, with their addresses.
  "staff.security": ["OWNER"],
  "staff.propose": ["OWNER"],
  "staff.approve": ["OWNER"],
} as const satisfies Record<string, readonly StaffRole[]>;
