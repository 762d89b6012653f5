import type { Migration } from "@marquee/database";

/** What a merchant's brand said when it was applied last: who changed a thing since, the brand or an operator, follows from it. */
export const brandMigration: Migration = {
  name: "006-brand",
  sql: `
alter table merchants add column applied jsonb;
`,
};
