import type { Migration } from "@marquee/database";

/** What comes along the tree of agents has to be staked, as a deposit has. */
export const transferTurnoverMigration: Migration = {
  name: "252-transfer-turnover",
  sql: `
alter table turnover_requirements drop constraint turnover_requirements_source_check;
alter table turnover_requirements add constraint turnover_requirements_source_check
  check (source in ('DEPOSIT', 'STAFF', 'BONUS', 'SIGNUP', 'TRANSFER'));
`,
};
