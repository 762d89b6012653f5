import type { Migration } from "@marquee/database";

/** Rebates of members and of agents (contract 3.9.5): valid bets by the rate at which they earn, what of them has been claimed, and the claims. */
export const rebatesMigration: Migration = {
  name: "295-rebates",
  sql: `
-- Up to where the stream of settled stakes is read for rebates. What had settled before earns none.
create table rebate_places (
  single boolean primary key default true check (single),
  xid xid8 not null,
  sequence bigint not null
);
insert into rebate_places (xid, sequence) select p.xid, p.sequence from measure_places p where p.stream = 'STAKES';
grant select, update on rebate_places to marquee_gateway;

create table rebate_bets (
  tenant_id text not null,
  -- Who is paid.
  member_id text not null,
  -- A member's own bets; or those of an agent's team, of which the agent has the difference to the rebate below.
  source text not null check (source in ('OWN', 'TEAM')),
  currency text not null,
  day date not null,
  -- Of a member's own bets; empty for a team's.
  category text not null,
  -- In hundredths of a percent, as it was when the bets were read.
  rate int not null check (rate between 1 and 10000),
  valid_bet int8 not null,
  claimed_bet int8 not null default 0,
  primary key (tenant_id, member_id, source, currency, day, category, rate)
);
create index rebate_bets_open on rebate_bets (tenant_id, member_id, source, currency) where valid_bet <> claimed_bet;
create index rebate_bets_of_teams on rebate_bets (tenant_id, currency, member_id) where source = 'TEAM' and valid_bet <> claimed_bet;
grant select, insert, update on rebate_bets to marquee_gateway;

-- Who claims locks the row: the remainder of earlier claims, in 1/100,000,000 of the unit.
create table rebate_remainders (
  tenant_id text not null,
  member_id text not null,
  source text not null check (source in ('OWN', 'TEAM')),
  currency text not null,
  remainder int8 not null default 0,
  primary key (tenant_id, member_id, source, currency),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
grant select, insert, update on rebate_remainders to marquee_gateway;

create table rebate_claims (
  tenant_id text not null,
  member_id text not null,
  source text not null check (source in ('OWN', 'TEAM')),
  currency text not null,
  -- Of the merchant's zone: one claim a day.
  day date not null,
  -- The number of its transfer in the ledger.
  claim_no text not null,
  amount int8 not null check (amount > 0),
  -- What it was made of: category, rate and valid bets.
  parts jsonb not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id, source, currency, day),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
grant select, insert on rebate_claims to marquee_gateway;
`,
};
