import type { Migration } from "@marquee/database";

/** The languages in which somebody of staff answers members (decision 171). */
export const staffLanguagesMigration: Migration = {
  name: "385-staff-languages",
  sql: `
alter table staff add column languages text[] not null default '{}';
`,
};
