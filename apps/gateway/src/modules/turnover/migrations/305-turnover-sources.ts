import type { Migration } from "@marquee/database";

/** Which sources there are is the contract's to say: each domain names its own, and no table repeats them. */
export const turnoverSourcesMigration: Migration = {
  name: "305-turnover-sources",
  sql: `
alter table turnover_requirements drop constraint turnover_requirements_source_check;
alter table turnover_requirements add constraint turnover_requirements_source_check check (source ~ '^[A-Z][A-Z_]{1,39}$');
`,
};
