import type { Migration } from "@marquee/database";

/**
 * The contract says which kinds of events there are, and a domain adds its own there: a list in the table would take a migration for each.
 * Rows that stand are not read again.
 */
export const eventKindsMigration: Migration = {
  name: "147-kinds-of-events",
  sql: `
alter table live_events drop constraint live_events_kind_check;
alter table live_events add constraint live_events_kind_check check (kind ~ '^[a-z]+([.][a-z]+)*$') not valid;
`,
};
