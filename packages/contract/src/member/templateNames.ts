/** The templates of messages of domain `member`. */
export const memberTemplateNames = [
  "contact.corrected",
  "name.corrected",
  "login.unlocked",
  "password.given",
  "factors.removed",
  "account.closed",
  "account.reopened",
  "offer",
  "data.asked",
] as const;
