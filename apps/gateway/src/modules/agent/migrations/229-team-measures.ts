import type { Migration } from "@marquee/database";

/**
 * What teams play and pay (contract 3.9.3): sums by agent and hour, and by member and day, made once from the streams of settled stakes and
 * team events. Hours and days are the merchant's. What "counts" is without barred stakes.
 */
export const teamMeasuresMigration: Migration = {
  name: "229-team-measures",
  sql: `
-- How far each stream has been read; its row is the lock of its reader.
create table measure_places (
  stream text primary key check (stream in ('STAKES', 'EVENTS', 'SNAPSHOT')),
  xid xid8 not null default '0',
  sequence bigint not null default 0,
  at timestamptz
);
-- Stakes of before are in no team, and are passed over.
insert into measure_places (stream) values ('STAKES'), ('EVENTS'), ('SNAPSHOT');
grant select, update on measure_places to marquee_gateway;

-- Settled stakes that earn nobody anything.
create table barred_stakes (
  xid xid8 not null,
  sequence bigint not null,
  tenant_id text not null,
  member_id text not null,
  reason text not null check (reason in ('EXCLUDED', 'OWN_ACCOUNT')),
  primary key (xid, sequence)
);
grant select, insert on barred_stakes to marquee_gateway;

create table agent_hours (
  tenant_id text not null,
  agent_id text not null,
  currency text not null,
  hour timestamptz not null,
  rounds int not null default 0,
  stake bigint not null default 0,
  win bigint not null default 0,
  -- Of stakes that count: their weighted sum, and what they left the players.
  valid_bet bigint not null default 0,
  player_result bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  bonuses bigint not null default 0,
  rebates bigint not null default 0,
  salaries bigint not null default 0,
  registrations int not null default 0,
  primary key (tenant_id, agent_id, currency, hour)
);
grant select, insert, update on agent_hours to marquee_gateway;

-- Members of the team who have staked enough on a day to be active.
create table agent_days (
  tenant_id text not null,
  agent_id text not null,
  currency text not null,
  day date not null,
  active int not null,
  primary key (tenant_id, agent_id, currency, day)
);
grant select, insert, update on agent_days to marquee_gateway;

create table team_days (
  tenant_id text not null,
  member_id text not null,
  day date not null,
  line_id bigint not null,
  currency text not null,
  rounds int not null default 0,
  stake bigint not null default 0,
  win bigint not null default 0,
  valid_bet bigint not null default 0,
  player_result bigint not null default 0,
  deposits bigint not null default 0,
  deposit_count int not null default 0,
  withdrawals bigint not null default 0,
  bonuses bigint not null default 0,
  rebates bigint not null default 0,
  salaries bigint not null default 0,
  primary key (tenant_id, member_id, day, line_id, currency)
);
create index team_days_line on team_days (tenant_id, line_id, day);
grant select, insert, update on team_days to marquee_gateway;

-- How many accounts a team has, and what is in their wallets, a few minutes ago.
create table team_snapshots (
  tenant_id text not null,
  agent_id text not null,
  currency text not null,
  members int not null,
  balance bigint not null,
  primary key (tenant_id, agent_id, currency)
);
grant select, insert, update, delete on team_snapshots to marquee_gateway;

create table agent_settings (
  tenant_id text primary key references merchants (id),
  settings jsonb not null,
  version int not null check (version > 0)
);
grant select, insert, update on agent_settings to marquee_gateway;
`,
};
