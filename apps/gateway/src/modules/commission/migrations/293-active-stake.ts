import type { Migration } from "@marquee/database";

/** What made a member active when a bill was made, so that it can be replayed after the merchant's setting has changed. */
export const activeStakeMigration: Migration = {
  name: "293-active-stake",
  sql: `
-- In 1/10,000 of the unit.
alter table bills add column active_stake int8 not null default 0 check (active_stake >= 0);
`,
};
