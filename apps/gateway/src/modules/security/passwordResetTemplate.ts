import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** The mail with the link for a new password (LG-16). */
export const passwordResetTemplate: MessageTemplate = {
  name: "password.reset",
  subject: /*i18n*/ "A new password for {site}",
  text: /*i18n*/ "Hello {username},\n\nsomeone asked for a new password for your account at {site}. If it was you, open this link within {minutes} minutes:\n\n{link}\n\nIt works once. If it was not you, ignore this e-mail: your password stays as it is.",
  secrets: ["link"],
};
