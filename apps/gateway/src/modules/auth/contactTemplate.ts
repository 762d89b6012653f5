import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** The message with the link that proves a new member's mailbox or phone (decision 099). */
export const contactTemplate: MessageTemplate = {
  name: "contact.confirm",
  subject: /*i18n*/ "Confirm your e-mail address for {site}",
  text: /*i18n*/ "{site}: the account {username} was opened with this contact. If it is yours, open this link within {days} days and confirm it:\n\n{link}\n\nIf it was not you, ignore this message.",
  secrets: ["link"],
};
