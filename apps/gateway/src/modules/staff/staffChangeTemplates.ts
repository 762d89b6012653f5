import { type StaffSecurityEvent, staffSecurityEvents } from "@marquee/contract/staff";
import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** What is mailed to the person whose it is, by event. */
const changes = {
  "password.changed": {
    subject: /*i18n*/ "{site}, back office: The password was changed",
    text: /*i18n*/ "Hello {name},\n\nThe password was changed. This was done by {by}, from the address {address}.\n\nIf that is wrong, tell an owner at once: an owner can lock your account until it is yours again.",
  },
  "app.added": {
    subject: /*i18n*/ "{site}, back office: An authenticator app was added",
    text: /*i18n*/ "Hello {name},\n\nAn authenticator app was added. This was done by {by}, from the address {address}.\n\nIf that is wrong, tell an owner at once: an owner can lock your account until it is yours again.",
  },
  "app.removed": {
    subject: /*i18n*/ "{site}, back office: The authenticator app was removed",
    text: /*i18n*/ "Hello {name},\n\nThe authenticator app was removed. This was done by {by}, from the address {address}.\n\nIf that is wrong, tell an owner at once: an owner can lock your account until it is yours again.",
  },
  "passkey.added": {
    subject: /*i18n*/ "{site}, back office: A passkey was added",
    text: /*i18n*/ "Hello {name},\n\nA passkey was added. This was done by {by}, from the address {address}.\n\nIf that is wrong, tell an owner at once: an owner can lock your account until it is yours again.",
  },
  "passkey.removed": {
    subject: /*i18n*/ "{site}, back office: A passkey was removed",
    text: /*i18n*/ "Hello {name},\n\nA passkey was removed. This was done by {by}, from the address {address}.\n\nIf that is wrong, tell an owner at once: an owner can lock your account until it is yours again.",
  },
  "passkey.behind": {
    subject:
      /*i18n*/ "{site}, back office: A passkey was used whose counter did not go up, so there may be a copy of it; remove it if it is not yours",
    text: /*i18n*/ "Hello {name},\n\nA passkey was used whose counter did not go up, so there may be a copy of it; remove it if it is not yours. This was done by {by}, from the address {address}.\n\nIf that is wrong, tell an owner at once: an owner can lock your account until it is yours again.",
  },
  unlocked: {
    subject: /*i18n*/ "{site}, back office: Your login, which was locked after wrong tries, was unlocked",
    text: /*i18n*/ "Hello {name},\n\nYour login, which was locked after wrong tries, was unlocked. This was done by {by}, from the address {address}.\n\nIf that is wrong, tell an owner at once: an owner can lock your account until it is yours again.",
  },
} as const satisfies Partial<Record<StaffSecurityEvent, Pick<MessageTemplate, "subject" | "text">>>;

/** A change that is mailed. */
export type StaffChange = keyof typeof changes;

/** The template of a change's mail. */
export const toStaffTemplate = (change: StaffChange): `staff.${StaffChange}` => `staff.${change}`;

/** The mails about changes of staff's passwords and factors. They hold no secrets. */
export const staffChangeTemplates: readonly MessageTemplate[] = staffSecurityEvents
  .filter((event): event is StaffChange => Object.hasOwn(changes, event))
  .map((change) => ({ name: toStaffTemplate(change), ...changes[change], secrets: [] }));
