import { readers, type StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `member`. */
export const memberPermissions = {
  "members.read": readers,
  // Whole phone numbers and mail addresses; everybody else sees them masked.
  "members.contacts": ["OWNER", "RISK", "SUPPORT"],
  "members.change": ["OWNER", "OPERATIONS", "RISK", "SUPPORT"],
  // Freezing, closing, ending sessions, removing factors.
  "members.secure": ["OWNER", "RISK", "SUPPORT"],
  // Recording a member's wish to be excluded or limited; it only protects more.
  "members.protect": ["OWNER", "RISK", "SUPPORT"],
  "identity.decide": ["OWNER", "RISK"],
  "offers.send": ["OWNER", "OPERATIONS"],
} as const satisfies Record<string, readonly StaffRole[]>;
