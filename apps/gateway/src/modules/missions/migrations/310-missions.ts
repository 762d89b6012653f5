import type { Migration } from "@marquee/database";

/** Missions (contract 3.10): their terms, how far members have come in each period, and what was claimed. */
export const missionsMigration: Migration = {
  name: "310-missions",
  sql: `
create table missions (
  tenant_id text not null references merchants (id),
  id uuid not null,
  version int not null default 1 check (version > 0),
  is_on boolean not null,
  -- When it was turned on for the first time: nothing from before counts.
  on_since timestamptz,
  mission_group text not null check (mission_group in ('NEW', 'DAILY', 'WEEKLY', 'SEASON')),
  type text not null check (type in ('DEPOSIT_SUM', 'BET_SUM', 'BET_COUNT', 'WIN_MULTIPLE', 'LOGIN_DAYS', 'INVITE', 'PROFILE', 'GAME_PLAY')),
  titles jsonb not null,
  currency text not null,
  -- Which games count; empty for all.
  category text not null default '',
  game_code text not null default '',
  -- How many times its stake a round has to win.
  multiple int check (multiple > 0),
  least_stake int8 not null default 0 check (least_stake >= 0),
  -- In 1/10,000 of the unit where it is money, otherwise a number of times.
  target int8 not null check (target > 0),
  reward text not null check (reward in ('CASH', 'POINTS')),
  -- In 1/10,000 of the unit, or of a point.
  amount int8 not null check (amount > 0),
  factor int not null check (factor between 0 and 100),
  score int not null check (score >= 0),
  position int not null,
  -- For how many days after that of the registration a mission of the group NEW is offered.
  days int check (days > 0),
  once_per_person boolean not null,
  starts_at timestamptz,
  ends_at timestamptz,
  audience jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  check (ends_at > starts_at),
  check ((mission_group = 'NEW') = (days is not null)),
  check (mission_group <> 'SEASON' or (starts_at is not null and ends_at is not null)),
  check ((type = 'WIN_MULTIPLE') = (multiple is not null)),
  check (not is_on or on_since is not null)
);
grant select, insert, update on missions to marquee_gateway;

-- Up to where the stream of settled stakes is read for missions.
create table mission_places (
  single boolean primary key default true check (single),
  xid xid8 not null,
  sequence bigint not null
);
insert into mission_places (xid, sequence) select coalesce(max(s.xid), '0'), 9223372036854775807 from settled_stakes s;
grant select, update on mission_places to marquee_gateway;

-- What members have played in a period of a mission. Below zero where stakes of an earlier period were taken back.
create table mission_progress (
  tenant_id text not null,
  mission_id uuid not null,
  member_id text not null,
  period date not null,
  progress int8 not null,
  primary key (tenant_id, member_id, mission_id, period),
  foreign key (tenant_id, mission_id) references missions (tenant_id, id)
);
grant select, insert, update, delete on mission_progress to marquee_gateway;

create table mission_claims (
  tenant_id text not null,
  mission_id uuid not null,
  member_id text not null,
  -- One claim in each: the first day of the day or week; 1970-01-01 where there is one period only.
  period date not null,
  -- The number of its transfer in the ledger.
  claim_no text not null,
  reward text not null check (reward in ('CASH', 'POINTS')),
  currency text not null,
  amount int8 not null check (amount > 0),
  score int not null check (score >= 0),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id, mission_id, period),
  foreign key (tenant_id, mission_id) references missions (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create index mission_claims_mission on mission_claims (tenant_id, mission_id, period);
create index mission_claims_time on mission_claims (tenant_id, at);
grant select, insert on mission_claims to marquee_gateway;
`,
};
