import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages to members about new ways into their account, and those that ended. They contain no secrets. */
export const signInTemplates: readonly MessageTemplate[] = [
  {
    name: "passkey.added",
    subject: /*i18n*/ "{site}: a passkey was added",
    text: /*i18n*/ "A passkey now logs in to your account at {site}. If this was not you, remove it in the member centre, change your password and contact us.",
    secrets: [],
  },
  {
    name: "social.linked",
    subject: /*i18n*/ "{site}: {provider} was linked",
    text: /*i18n*/ "An account at {provider} now logs in to your account at {site}. If this was not you, change your password and contact us.",
    secrets: [],
  },
  {
    name: "sign-in.removed",
    subject: /*i18n*/ "{site}: a way to log in was removed",
    text: /*i18n*/ "This no longer logs in to your account at {site}: {way}. If this was not you, change your password and contact us.",
    secrets: [],
  },
  {
    name: "sign-ins.ended",
    subject: /*i18n*/ "{site}: passkeys and linked accounts were removed along with your old password",
    text: /*i18n*/ "You set a new password at {site}. These no longer log in to your account: {ways}. Add yours again in the member centre. If this was not you, contact us.",
    secrets: [],
  },
];
