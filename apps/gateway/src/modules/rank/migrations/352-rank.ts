import type { Migration } from "@marquee/database";

/** Levels of members (contract 3.10): what they take and give, how far members have come, the changes of their levels, and the gifts that were paid. */
export const rankMigration: Migration = {
  name: "352-rank",
  sql: `
-- All versions are kept: what a level added to a rebate is that of the moment at which a stake settled.
create table rank_settings (
  tenant_id text not null references merchants (id),
  currency text not null,
  version int not null check (version > 0),
  settings jsonb not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, currency, version)
);
grant select, insert on rank_settings to marquee_gateway;

-- Up to where the stream of settled stakes is read for growth. Growth is of all time, so it is read from its beginning.
create table rank_places (
  single boolean primary key default true check (single),
  xid xid8 not null,
  sequence bigint not null
);
insert into rank_places (xid, sequence) values ('0', 0);
grant select, update on rank_places to marquee_gateway;

create table member_ranks (
  tenant_id text not null,
  member_id text not null,
  -- Valid bets of all time, and of the period that runs, in 1/10,000 of the unit of the member's currency; less what was taken back.
  growth int8 not null default 0,
  kept_bet int8 not null default 0,
  -- The first day of that period, in the merchant's zone.
  kept_from date not null,
  -- What play has reached and kept, and the highest that it has ever reached, with the growth that this took then.
  level int not null default 0 check (level between 0 and 9),
  highest int not null default 0 check (highest between 0 and 9),
  highest_growth int8 not null default 0,
  -- Staff do not let the member fall below it.
  pinned int check (pinned between 0 and 9),
  -- Grows with each pin.
  version int not null default 0,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  check (level <= highest)
);
create index member_ranks_level on member_ranks (tenant_id, greatest(level, coalesce(pinned, 0)) desc, growth desc, member_id desc);
create index member_ranks_period on member_ranks (tenant_id, kept_from, member_id) where highest > 0;
grant select, insert, update on member_ranks to marquee_gateway;

-- Each change of the level that a member has.
create table rank_steps (
  tenant_id text not null,
  member_id text not null,
  step int not null,
  level int not null check (level between 0 and 9),
  reason text not null check (reason in ('PLAY', 'TAKEN_BACK', 'NOT_KEPT', 'PINNED', 'UNPINNED')),
  growth int8 not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id, step),
  foreign key (tenant_id, member_id) references member_ranks (tenant_id, member_id)
);
grant select, insert on rank_steps to marquee_gateway;

-- Once for each member and level, whatever happens afterwards.
create table rank_gifts (
  tenant_id text not null,
  member_id text not null,
  level int not null check (level between 1 and 9),
  -- The number of its transfer in the ledger.
  claim_no text not null,
  currency text not null,
  amount int8 not null check (amount > 0),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id, level),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
grant select, insert on rank_gifts to marquee_gateway;
`,
};
