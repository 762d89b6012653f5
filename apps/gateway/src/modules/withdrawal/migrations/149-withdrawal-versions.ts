import type { Migration } from "@marquee/database";

/** Counts the changes of a withdrawal: a decision names the one that whoever decides has seen. */
export const withdrawalVersionsMigration: Migration = {
  name: "149-withdrawal-versions",
  sql: `
alter table withdrawals add column version int not null default 0;
`,
};
