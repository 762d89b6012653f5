import type { Migration } from "@marquee/database";

/** Exports have turns by merchant (decision 100): when one was last taken up. */
export const exportTurnsMigration: Migration = {
  name: "122-export-turns",
  sql: `alter table exports add column turn_at timestamptz;`,
};
