import type { Migration } from "@marquee/database";

/** Counts the changes of a deposit and of a transfer: a decision names the one that whoever decides has seen. */
export const orderVersionsMigration: Migration = {
  name: "148-order-versions",
  sql: `
alter table deposits add column version int not null default 0;
alter table vendor_transfers add column version int not null default 0;
`,
};
