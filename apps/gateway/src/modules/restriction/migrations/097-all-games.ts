import type { Migration } from "@marquee/database";

/** A restriction may bar from all games, whose target is `ALL`: a hold until staff have looked at an account. */
export const allGamesMigration: Migration = {
  name: "097-all-games",
  sql: `
alter table play_restrictions drop constraint play_restrictions_scope_check;
alter table play_restrictions add constraint play_restrictions_scope_check check (scope in ('CATEGORY', 'VENDOR', 'GAME', 'ALL'));
alter table play_restrictions add check (scope <> 'ALL' or target = 'ALL');
`,
};
