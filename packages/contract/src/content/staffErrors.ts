import type { StaffErrorText } from "../staff/StaffErrorText.ts";

/** The error codes that only the back office answers, of domain `content`. */
export const contentStaffErrors = {
  "document.limit": { status: 200, message: "The merchant has as many documents of this kind as it may have." },
  "document.incomplete": {
    status: 200,
    message: "The text in the default language is missing, without which nobody else could read it.",
  },
  "category.in.use": { status: 200, message: "There are articles in this category." },
} as const satisfies Record<string, StaffErrorText>;
