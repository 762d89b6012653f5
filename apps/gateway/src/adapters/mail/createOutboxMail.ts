import type { MailSender } from "./MailSender.ts";

/** Mail that stays in the outbox, where developers read it. */
export function createOutboxMail(): MailSender {
  return { kind: "outbox", send: async () => {}, close: () => {} };
}
