import type { Migration } from "@marquee/database";

/** Money between an account and the one directly above it (MC-05, AC-14): a row for each side, so that each is a row of its member alone. */
export const agentTransfersMigration: Migration = {
  name: "251-agent-transfers",
  sql: `
create table agent_transfers (
  tenant_id text not null,
  transfer_id text not null,
  side text not null check (side in ('OUT', 'IN')),
  member_id text not null,
  other_id text not null check (other_id <> member_id),
  direction text not null check (direction in ('UP', 'DOWN')),
  currency text not null,
  amount int8 not null check (amount > 0),
  note text not null check (char_length(note) <= 140),
  -- To the millisecond, as pages say it.
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, transfer_id, side),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, other_id) references members (tenant_id, id)
);
create index agent_transfers_member on agent_transfers (tenant_id, member_id, created_at desc, transfer_id);
grant select, insert on agent_transfers to marquee_gateway;
`,
};
