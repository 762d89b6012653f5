import type { Migration } from "@marquee/database";

/**
 * Cheaper indexes in place of those of 152, since a bet pays for each: the newest rounds are found by time alone, and a number by a filter
 * of each part of the table, which an insert hardly touches and a search goes through in milliseconds.
 */
export const roundIndexesMigration: Migration = {
  name: "153-round-indexes",
  sql: `
drop index game_rounds_newest, game_rounds_number;
create index game_rounds_newest on game_rounds (tenant_id, opened_at desc) where realm = 'real';
create index game_rounds_number on game_rounds using brin (round_id text_bloom_ops (n_distinct_per_range = -1))
  with (pages_per_range = 16, autosummarize = on);
`,
};
