import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `chat`. */
export const chatStaffErrors = {
  "chat.room.limit": { status: 200, message: "The merchant has as many chat rooms as it may have." },
} as const satisfies Record<string, StaffErrorText>;
