import { invitationDays } from "../../staff/invitationStore.ts";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** The mail that invites somebody to the back office of a merchant. */
export const invitationTemplate: MessageTemplate = {
  name: "staff.invitation",
  subject: /*i18n*/ "Work for {site}",
  text: /*i18n*/ "Hello {name},\n\n{site} invites you to its back office. Open this link within {days} days and choose a password:\n\n{link}\n\nIt works once. If you do not know {site}, ignore this e-mail.",
  secrets: ["link"],
  waitMinutes: invitationDays * 24 * 60,
};

/** The mail that lets somebody of the back office choose a new password and set up a second factor. */
export const setUpTemplate: MessageTemplate = {
  name: "staff.setup",
  subject: /*i18n*/ "Set up your access to {site}",
  text: /*i18n*/ "Hello {name},\n\nyour access to the back office of {site} needs a new password and a second factor: an authenticator app or a passkey. Open this link within {days} days:\n\n{link}\n\nIt works once. Set up the second factor right after the password: later you would need another invitation.",
  secrets: ["link"],
  waitMinutes: invitationDays * 24 * 60,
};
