import type { Migration } from "@marquee/database";

/** The states of the contract's transition tables, as the database holds them. A new state is a new step. */
export const statesMigration: Migration = {
  name: "008-states",
  sql: `
alter table game_rounds add constraint game_rounds_state check (state in ('OPEN', 'CLOSED', 'ROLLED_BACK'));
`,
};
