import type { Migration } from "@marquee/database";

/** The brand's state at the last apply, which tells whether the brand or an operator changed a value since. */
export const brandMigration: Migration = {
  name: "006-brand",
  sql: `
alter table merchants add column applied jsonb;
`,
};
