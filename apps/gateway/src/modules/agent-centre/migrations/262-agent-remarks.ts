import type { Migration } from "@marquee/database";

/** What agents note of members of their teams, for themselves. It stays where a member moves away, and is seen again with the member. */
export const agentRemarksMigration: Migration = {
  name: "262-agent-remarks",
  sql: `
create table agent_remarks (
  tenant_id text not null,
  agent_id text not null,
  member_id text not null,
  remark text not null,
  written_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, agent_id, member_id),
  foreign key (tenant_id, agent_id) references members (tenant_id, id) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index agent_remarks_member on agent_remarks (tenant_id, member_id);
grant select, insert, update, delete on agent_remarks to marquee_gateway;
`,
};
