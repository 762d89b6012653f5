import type { Migration } from "@marquee/database";

/** Members who were paid to one account are taken to be one person. */
export const accountTraitMigration: Migration = {
  name: "051-account-trait",
  sql: `
alter table member_traits drop constraint member_traits_rule_check;
alter table member_traits add constraint member_traits_rule_check
  check (rule in ('SAME_DEVICE', 'SAME_PHONE', 'SAME_NAME_AND_BIRTHDAY', 'SAME_ACCOUNT'));
`,
};
