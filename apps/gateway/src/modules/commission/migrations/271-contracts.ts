import type { Migration } from "@marquee/database";

/** Contracts between uplines and their direct downlines, each version of their terms, and what has happened to them (contract 3.9.1, 3.9.2). */
export const contractsMigration: Migration = {
  name: "271-contracts",
  sql: `
-- Who changes contracts of a kind locks its row: the rates of a whole branch hang together (Rule M).
create table contract_turns (
  tenant_id text not null references merchants (id),
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  primary key (tenant_id, kind)
);
grant select, insert, update on contract_turns to marquee_gateway;

create table commission_settings (
  tenant_id text primary key references merchants (id),
  -- The days until a daily salary is paid (Q-6).
  pay_delay_days int not null default 1 check (pay_delay_days in (1, 2)),
  -- Whether uplines may let the house pay.
  platform_pays boolean not null default false,
  version int not null default 1
);
grant select, insert, update on commission_settings to marquee_gateway;

create table contracts (
  tenant_id text not null,
  id uuid not null,
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  -- Null is the house.
  upline_id text,
  -- The downline, who is paid.
  member_id text not null check (member_id <> upline_id),
  period text not null check (period in ('DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY')),
  payer text not null check (payer in ('UPLINE', 'PLATFORM')),
  -- Of the amounts in its terms.
  currency text not null,
  state text not null check (state in ('REQUESTED', 'IN_FORCE', 'REJECTED', 'CANCELLED', 'CHANGE_REQUESTED', 'END_REQUESTED', 'TERMINATED', 'AUTO_TERMINATED', 'EXPIRED')),
  version int not null default 1,
  -- Whose request waits for an answer, since when and until when.
  asked_by text check (asked_by in ('UPLINE', 'DOWNLINE')),
  asked_at timestamptz,
  open_until timestamptz,
  effective_from timestamptz,
  -- From when it pays no more: of a contract that has been ended, also while its period goes on.
  ends_at timestamptz,
  -- The contract above with which it ended, and that contract's version after the act.
  ended_with uuid,
  ended_with_version int,
  created_at timestamptz(3) not null default clock_timestamp(),
  changed_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, upline_id) references members (tenant_id, id),
  check (payer = 'PLATFORM' or upline_id is not null),
  check ((state in ('REQUESTED', 'CHANGE_REQUESTED', 'END_REQUESTED')) = (asked_by is not null)),
  check ((asked_by is null) = (open_until is null) and (asked_by is null) = (asked_at is null)),
  check ((state in ('TERMINATED', 'AUTO_TERMINATED')) = (ends_at is not null)),
  check (effective_from is not null or state in ('REQUESTED', 'REJECTED', 'CANCELLED', 'EXPIRED'))
);
-- A downline has one upline, and so one contract of a kind that goes on or waits.
create unique index contracts_live on contracts (tenant_id, kind, member_id)
  where state in ('REQUESTED', 'IN_FORCE', 'CHANGE_REQUESTED', 'END_REQUESTED');
create index contracts_downline on contracts (tenant_id, member_id, kind, created_at);
create index contracts_upline on contracts (tenant_id, upline_id, kind, created_at);
create index contracts_open on contracts (open_until) where open_until is not null;
create index contracts_ended_with on contracts (tenant_id, ended_with) where ended_with is not null;
grant select, insert, update on contracts to marquee_gateway;

create table contract_terms (
  tenant_id text not null,
  contract_id uuid not null,
  number int not null check (number > 0),
  -- REPLACED: agreed, but others were agreed before it began.
  state text not null check (state in ('OFFERED', 'AGREED', 'DECLINED', 'REPLACED')),
  carry text not null check (carry in ('NONE', 'FORWARD')),
  -- The highest rate of its tiers, in hundredths of a percent.
  top_rate int not null check (top_rate between 0 and 5000),
  effective_from timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, contract_id, number),
  foreign key (tenant_id, contract_id) references contracts (tenant_id, id),
  check ((state in ('AGREED', 'REPLACED')) = (effective_from is not null))
);
grant select, insert, update on contract_terms to marquee_gateway;

create table contract_tiers (
  tenant_id text not null,
  contract_id uuid not null,
  number int not null,
  tier int not null check (tier >= 0),
  -- In hundredths of a percent.
  rate int not null check (rate between 0 and 5000),
  -- Amounts in 1/10,000 of the unit.
  period_valid_bet int8 not null check (period_valid_bet >= 0),
  period_profit_loss int8 not null check (period_profit_loss >= 0),
  active_members int not null check (active_members >= 0),
  bet_amount_per_day int8 not null check (bet_amount_per_day >= 0),
  bet_amount_per_hour int8 not null check (bet_amount_per_hour >= 0),
  primary key (tenant_id, contract_id, number, tier),
  foreign key (tenant_id, contract_id, number) references contract_terms (tenant_id, contract_id, number)
);
grant select, insert on contract_tiers to marquee_gateway;

create table contract_steps (
  tenant_id text not null,
  contract_id uuid not null,
  version int not null,
  event text not null check (event in ('request', 'change', 'terminate', 'accept', 'reject', 'cancel', 'expire', 'autoTerminate', 'endAtOnce')),
  state text not null check (state in ('REQUESTED', 'IN_FORCE', 'REJECTED', 'CANCELLED', 'CHANGE_REQUESTED', 'END_REQUESTED', 'TERMINATED', 'AUTO_TERMINATED', 'EXPIRED')),
  actor text not null check (actor in ('UPLINE', 'DOWNLINE', 'HOUSE', 'PLATFORM')),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, contract_id, version),
  foreign key (tenant_id, contract_id) references contracts (tenant_id, id)
);
grant select, insert on contract_steps to marquee_gateway;
`,
};
