import type { Migration } from "@marquee/database";

/** What a reader missed is read from the reader's own rows and those for everybody at the merchant. */
export const ownLiveEventsMigration: Migration = {
  name: "130-own-live-events",
  sql: `
create index live_events_reader on live_events (tenant_id, member_id, xid);
`,
};
