import type { MessageTemplate } from "../../messages/MessageTemplate.ts";
import { givenPasswordHours } from "@marquee/contract/staff";

/** The password that staff have sent to a member (LG-11, Q-33). */
const givenTemplate: MessageTemplate = {
  name: "password.given",
  subject: /*i18n*/ "{site}: a new password",
  text: /*i18n*/ "{site} has set a new password for {username}: {password}\nIt works for {hours} hours, and you choose your own when you log in. If you did not ask for it, contact us.",
  secrets: ["password"],
  waitMinutes: givenPasswordHours * 60,
};

/** Staff have removed a member's authenticator app and passkeys. */
const removedTemplate: MessageTemplate = {
  name: "factors.removed",
  subject: /*i18n*/ "{site}: your ways to log in were removed",
  text: /*i18n*/ "The authenticator app, passkeys and linked social accounts of your account at {site} were removed by customer service. If you did not ask for it, change your password and contact us.",
  secrets: [],
};

/** Messages about what staff do for a member's security. */
export const secureTemplates: readonly MessageTemplate[] = [givenTemplate, removedTemplate];
