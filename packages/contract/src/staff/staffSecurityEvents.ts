/** What the staff security log tells: logins, failures, locks, ends of sessions, and changes of passwords and factors. */
export const staffSecurityEvents = [
  "login.succeeded",
  "login.challenged",
  "login.failed",
  "login.refused",
  "code.failed",
  "proof.failed",
  "login.locked",
  "unlocked",
  "session.logout",
  "session.ended",
  "session.over",
  "invitation.sent",
  "invitation.accepted",
  "password.changed",
  "app.added",
  "app.removed",
  "recovery.code.used",
  "passkey.added",
  "passkey.removed",
  "passkey.behind",
  "access.reset",
] as const;

/** A kind of line of the staff security log. */
export type StaffSecurityEvent = (typeof staffSecurityEvents)[number];
