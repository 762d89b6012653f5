import type { Migration } from "@marquee/database";

/** Messages that failed, among all that went: the desk lists and counts them. */
export const failedMessagesMigration: Migration = {
  name: "132-failed-messages",
  sql: `
create index outgoing_messages_failed on outgoing_messages (tenant_id, id) where state = 'FAILED';
`,
};
