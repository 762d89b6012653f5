/** The templates of messages of domain `staff`. */
export const staffTemplateNames = [
  "staff.invitation",
  "staff.setup",
  "staff.password.changed",
  "staff.app.added",
  "staff.app.removed",
  "staff.passkey.added",
  "staff.passkey.removed",
  "staff.passkey.behind",
  "staff.unlocked",
] as const;
