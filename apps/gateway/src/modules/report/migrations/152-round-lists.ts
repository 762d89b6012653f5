import type { Migration } from "@marquee/database";

/** Indexes for the list of rounds of staff: newest first, by number, and those that were rolled back. */
export const roundListsMigration: Migration = {
  name: "152-round-lists",
  sql: `
create index game_rounds_newest on game_rounds (tenant_id, opened_at desc, provider desc, player_id desc, round_id desc)
  where realm = 'real';
create index game_rounds_number on game_rounds (tenant_id, round_id);
create index game_rounds_rolled_back on game_rounds (tenant_id, opened_at desc) where state = 'ROLLED_BACK' and realm = 'real';
`,
};
