import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about money that members give each other in chat rooms. */
export const tipTemplates: readonly MessageTemplate[] = [
  {
    name: "chat.tip.sent",
    subject: /*i18n*/ "{site}: you gave money in the chat",
    text: /*i18n*/ "You gave {amount} in a chat room at {site}. If it was not you, change your passwords and contact us.",
    secrets: [],
  },
  {
    name: "chat.tip.received",
    subject: /*i18n*/ "{site}: you were given money in the chat",
    text: /*i18n*/ "A member gave you {amount} in a chat room at {site}. It can be withdrawn when you have staked it once.",
    secrets: [],
  },
];
