import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages of the security centre to members by mail and phone. They contain no secrets. */
export const securityTemplates: readonly MessageTemplate[] = [
  {
    name: "contact.changed",
    subject: /*i18n*/ "Your contact at {site} was changed",
    text: /*i18n*/ "The contact of your account at {site} is now {mask}. If this was not you, log in, change your password and contact us.",
    secrets: [],
  },
  {
    name: "payment.password.changed",
    subject: /*i18n*/ "Your payment password at {site} was set",
    text: /*i18n*/ "A new payment password was set for your account at {site}. If this was not you, change your password and contact us.",
    secrets: [],
  },
  {
    name: "identity.approved",
    subject: /*i18n*/ "{site}: your identity is confirmed",
    text: /*i18n*/ "Your documents at {site} were checked. Your identity is confirmed.",
    secrets: [],
  },
  {
    name: "identity.rejected",
    subject: /*i18n*/ "{site}: please send other documents",
    text: /*i18n*/ "Your documents at {site} could not be accepted: {reason} You can send others in the member centre.",
    secrets: [],
  },
  {
    name: "identity.again",
    subject: /*i18n*/ "{site}: please confirm your identity again",
    text: /*i18n*/ "{site} needs your documents again: {reason} Please send them in the member centre.",
    secrets: [],
  },
];
