import type { Migration } from "@marquee/database";

/** The sign-up credit has to be staked before it can be withdrawn. Members of before keep theirs without a requirement. */
export const signupTurnoverMigration: Migration = {
  name: "120-signup-turnover",
  sql: `
alter table turnover_requirements drop constraint turnover_requirements_source_check;
alter table turnover_requirements add constraint turnover_requirements_source_check
  check (source in ('DEPOSIT', 'STAFF', 'BONUS', 'SIGNUP'));
`,
};
