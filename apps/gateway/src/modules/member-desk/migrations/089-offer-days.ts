import type { Migration } from "@marquee/database";

/** What a member was offered in a day is counted, and old offers are removed. */
export const offerDaysMigration: Migration = {
  name: "089-offer-days",
  sql: `
grant delete on offers to marquee_gateway;
create index outgoing_messages_offers on outgoing_messages (tenant_id, recipient, created_at) where template = 'offer';
`,
};
