/** The templates of messages of domain `security`. */
export const securityTemplateNames = [
  "verification.code",
  "password.reset",
  "contact.changed",
  "payment.password.changed",
  "identity.approved",
  "identity.rejected",
  "identity.again",
  "passkey.added",
  "social.linked",
  "sign-in.removed",
  "sign-ins.ended",
] as const;
