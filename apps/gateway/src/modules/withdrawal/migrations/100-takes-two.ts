import type { Migration } from "@marquee/database";

/**
 * Whether two people approve a withdrawal is settled when it is submitted, so that nobody gets round it by changing the amount meanwhile. Of
 * those that wait now the amount of then is not known: two approve them.
 */
export const takesTwoMigration: Migration = {
  name: "100-takes-two",
  sql: `
alter table withdrawals add column takes_two boolean not null default false;
update withdrawals set takes_two = true where state = 'RISK';
`,
};
