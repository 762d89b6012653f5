import type { Migration } from "@marquee/database";

/** What a merchant's members may send along the tree of agents, where staff have changed it: by currency. */
export const agentTransferSettingsMigration: Migration = {
  name: "290-agent-transfer-settings",
  sql: `
create table agent_transfer_settings (
  tenant_id text not null references merchants (id),
  currency text not null check (currency ~ '^[A-Z]{3,5}$'),
  settings jsonb not null,
  version int not null check (version > 0),
  primary key (tenant_id, currency)
);
grant select, insert, update on agent_transfer_settings to marquee_gateway;
`,
};
