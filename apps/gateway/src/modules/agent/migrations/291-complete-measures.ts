import type { Migration } from "@marquee/database";

/**
 * Until when a stream of teams' figures is complete (contract 3.9.4): a mark is the newest transaction at a time; when all up to it have ended
 * and are read, nothing of before that time can come any more.
 */
export const completeMeasuresMigration: Migration = {
  name: "291-complete-measures",
  sql: `
alter table measure_places add column mark_xid xid8, add column mark_at timestamptz, add column complete_until timestamptz;
`,
};
