import type { Migration } from "@marquee/database";

/** Limits, time-outs, exclusions and the time of play of members. */
export const protectionMigration: Migration = {
  name: "060-protection",
  sql: `
-- Members who have ever set something: nobody else's play is counted.
create table protected_members (
  tenant_id text not null,
  member_id text not null,
  reality_minutes int not null default 60 check (reality_minutes between 15 and 60),
  deposit_message_at timestamptz,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
grant select, insert, update on protected_members to marquee_gateway;

-- One row for each wish. The one in force of a kind and period is is_current; a higher one waits from from_at until until_at for its
-- second confirmation. Amounts in 1/10,000 of the unit, or minutes of a session; null is no limit.
create table protection_limits (
  tenant_id text not null,
  member_id text not null,
  kind text not null check (kind in ('DEPOSIT', 'LOSS', 'WAGER', 'SESSION')),
  period text not null check (period in ('DAY', 'WEEK', 'MONTH', 'SESSION')),
  number int not null,
  amount bigint check (amount >= 0),
  asked_at timestamptz not null default clock_timestamp(),
  from_at timestamptz not null,
  until_at timestamptz not null,
  confirmed_at timestamptz,
  dropped_at timestamptz,
  is_current boolean not null default false,
  primary key (tenant_id, member_id, kind, period, number),
  foreign key (tenant_id, member_id) references protected_members (tenant_id, member_id),
  check ((kind = 'SESSION') = (period = 'SESSION')),
  check (not is_current or confirmed_at is not null),
  check (confirmed_at is null or dropped_at is null)
);
create unique index protection_limits_current on protection_limits (tenant_id, member_id, kind, period) where is_current;
grant select, insert, update on protection_limits to marquee_gateway;

-- Time-outs and self-exclusions; never changed, so that none ends early. until_at null is without an end.
create table protection_exclusions (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  kind text not null check (kind in ('TIMEOUT', 'EXCLUSION')),
  at timestamptz(3) not null default clock_timestamp(),
  until_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  check (until_at > at),
  check (kind = 'EXCLUSION' or until_at is not null)
);
create index protection_exclusions_member on protection_exclusions (tenant_id, member_id, until_at);
create index protection_exclusions_kind on protection_exclusions (tenant_id, kind, id desc);
grant select, insert on protection_exclusions to marquee_gateway;

-- What protected members staked and won in each hour, in 1/10,000 of the unit; a stake that was rolled back is taken out of its own hour.
create table protected_play (
  tenant_id text not null,
  member_id text not null,
  hour timestamptz not null,
  staked bigint not null,
  won bigint not null,
  primary key (tenant_id, member_id, hour),
  foreign key (tenant_id, member_id) references protected_members (tenant_id, member_id)
) with (fillfactor = 80);
grant select, insert, update, delete on protected_play to marquee_gateway;

-- Since when a member plays; a pause of 30 minutes ends it. net_before: wins less stakes of the game sessions that were open before.
create table play_times (
  tenant_id text not null,
  member_id text not null,
  began_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  checked_at timestamptz not null default clock_timestamp(),
  net_before bigint not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
grant select, insert, update on play_times to marquee_gateway;
create index game_sessions_member on game_sessions (tenant_id, member_id, created_at) where mode = 'REAL';

-- Wins less stakes of the game sessions that a member began in the last 12 hours before a time, which is how long one lives, or later.
create function net_of_play(p_tenant text, p_member text, p_from timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(s.won - s.staked), 0)::bigint from game_sessions s
  where s.tenant_id = p_tenant and s.member_id = p_member and s.mode = 'REAL' and s.realm = 'real'
    and s.created_at > p_from - interval '12 hours';
$$;

-- A member plays now: play goes on, or begins after a pause.
create function note_play(p_tenant text, p_member text) returns void language sql as $$
  insert into play_times as t (tenant_id, member_id, net_before)
  values (p_tenant, p_member, net_of_play(p_tenant, p_member, clock_timestamp()))
  on conflict (tenant_id, member_id) do update set
    began_at = case when t.seen_at < clock_timestamp() - interval '30 minutes' then clock_timestamp() else t.began_at end,
    checked_at = case when t.seen_at < clock_timestamp() - interval '30 minutes' then clock_timestamp() else t.checked_at end,
    net_before = case when t.seen_at < clock_timestamp() - interval '30 minutes' then excluded.net_before else t.net_before end,
    seen_at = clock_timestamp();
$$;
grant execute on function net_of_play, note_play to marquee_gateway;
`,
};
