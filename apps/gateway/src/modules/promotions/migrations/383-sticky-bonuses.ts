import type { Migration } from "@marquee/database";

/** Bonuses of which only what was won becomes the member's, and those that end with the first withdrawal (X-34, decision 170). */
export const stickyBonusesMigration: Migration = {
  name: "383-sticky-bonuses",
  sql: `
alter table promotions
  add column sticky boolean not null default false,
  add column ends_with_withdrawal boolean not null default false;
alter table promotion_pages
  add column sticky boolean not null default false,
  add column ends_with_withdrawal boolean not null default false;
-- As it was told when it was chosen or claimed.
alter table bonuses
  add column sticky boolean not null default false,
  add column ends_with_withdrawal boolean not null default false;
`,
};
