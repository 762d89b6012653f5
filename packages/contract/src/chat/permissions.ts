import type { StaffRole } from "../staff/roles.ts";

/** Which roles hold the permissions of domain `chat`. */
export const chatPermissions = {
  "chat.read": ["OWNER", "OPERATIONS", "SUPPORT", "AUDITOR"],
  // Removes lines, silences members, decides reports and writes as the house.
  "chat.moderate": ["OWNER", "OPERATIONS", "SUPPORT"],
  // Makes and closes rooms, and changes the word list.
  "chat.change": ["OWNER", "OPERATIONS"],
} as const satisfies Record<string, readonly StaffRole[]>;
