import type { Migration } from "@marquee/database";

/** Staff list the agents among a million members by name. */
export const agentsByNameMigration: Migration = {
  name: "263-agents-by-name",
  sql: `
create index members_agents on members (tenant_id, username_key) where kind in (1, 2);
`,
};
