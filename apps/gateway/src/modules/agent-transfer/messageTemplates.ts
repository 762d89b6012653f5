import type { MessageTemplate } from "../../messages/MessageTemplate.ts";

/** Messages about transfers along the tree. What the sender noted is in none of them: nobody writes mails through us. */
export const transferTemplates: readonly MessageTemplate[] = [
  {
    name: "agent.transfer.sent",
    subject: /*i18n*/ "{site}: your transfer was sent",
    text: /*i18n*/ "You sent {amount} to {account} at {site}. If it was not you, change your passwords and contact us.",
    secrets: [],
  },
  {
    name: "agent.transfer.received",
    subject: /*i18n*/ "{site}: money was sent to you",
    text: /*i18n*/ "{account} sent you {amount} at {site}. It is in your balance.",
    secrets: [],
  },
];
