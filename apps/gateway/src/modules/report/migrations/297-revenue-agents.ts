import type { Migration } from "@marquee/database";

/** Revenue by agent: the roll-ups are made anew, each with the agent in whose team its member stood. */
export const revenueAgentsMigration: Migration = {
  name: "297-revenue-agents",
  sql: `
truncate revenue_quarters;
update revenue_state set until = '-infinity';
alter table revenue_quarters add column agent text not null default '';
alter table revenue_quarters drop constraint revenue_quarters_pkey;
alter table revenue_quarters add primary key (tenant_id, asset, start, account, kind, method, cohort, agent);
`,
};
