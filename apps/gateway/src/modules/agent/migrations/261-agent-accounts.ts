import type { Migration } from "@marquee/database";

/**
 * What agents make: accounts below themselves, quotas of those whose rebate is high, and links that say which rebate a registration
 * gets. Visits of a link are counted once by address and day; the addresses go after two days, the number stays.
 */
export const agentAccountsMigration: Migration = {
  name: "261-agent-accounts",
  sql: `
-- Accounts that an agent made for somebody else, who has yet to say what a registration asks.
create table agent_accounts (
  tenant_id text not null,
  member_id text not null,
  agent_id text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create index agent_accounts_agent on agent_accounts (tenant_id, agent_id, made_at);
grant select, insert, delete on agent_accounts to marquee_gateway;

create table agent_quotas (
  tenant_id text not null,
  member_id text not null,
  rebate int not null check (rebate between 0 and 10000),
  accounts int not null check (accounts >= 0),
  primary key (tenant_id, member_id, rebate),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
grant select, insert, update, delete on agent_quotas to marquee_gateway;

alter table affiliate_codes
  add column rebate int not null default 0 check (rebate between 0 and 10000),
  add column remark text not null default '',
  add column visits bigint not null default 0;

create table link_visits (
  tenant_id text not null,
  code_key text not null,
  address_key text not null,
  day date not null,
  primary key (tenant_id, code_key, address_key, day)
);
create index link_visits_day on link_visits (day);
grant select, insert, delete on link_visits to marquee_gateway;
`,
};
