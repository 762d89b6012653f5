import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about what staff do with an account on its member's wish. */
export const closingTemplates: readonly MessageTemplate[] = [
  {
    name: "account.closed",
    subject: /*i18n*/ "{site}: your account was closed",
    text: /*i18n*/ "Customer service has closed your account at {site}. If you did not ask for it, contact us at once.",
    secrets: [],
  },
  {
    name: "account.reopened",
    subject: /*i18n*/ "{site}: your account is open again",
    text: /*i18n*/ "Customer service has opened your account at {site} again. If you did not ask for it, change your password and contact us.",
    secrets: [],
  },
  {
    name: "data.asked",
    subject: /*i18n*/ "{site}: the file of your data",
    text: /*i18n*/ "Customer service has asked for the file of your data at {site} on your wish. You find it in the security centre soon. If you did not ask for it, change your password and contact us.",
    secrets: [],
  },
];
