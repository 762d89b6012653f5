import type { Migration } from "@marquee/database";

/** Affiliate plans and who has one, campaigns and their players, and what players have done (contract 3.9.7). */
export const affiliatesMigration: Migration = {
  name: "302-affiliates",
  sql: `
create table affiliate_plans (
  tenant_id text not null references merchants (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  kind text not null check (kind in ('REVENUE_SHARE', 'CPA', 'HYBRID', 'TIERED')),
  currency text not null,
  state text not null check (state in ('DRAFT', 'OFFERED', 'ACTIVE', 'ENDED')),
  -- Raised by each change of its terms and by its end; an offer and its acceptance leave it.
  version int not null default 1 check (version > 0),
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index affiliate_plans_of_merchant on affiliate_plans (tenant_id, created_at desc, id desc);
grant select, insert, update on affiliate_plans to marquee_gateway;

-- Rates are in hundredths of a percent, amounts in 1/10,000 of the unit.
create table affiliate_plan_versions (
  tenant_id text not null,
  plan_id uuid not null,
  number int not null check (number > 0),
  -- The first day of the month from which it counts; null for the first one.
  from_month date check (extract(day from from_month) = 1),
  rate int not null check (rate between 0 and 8000),
  amount int8 not null check (amount >= 0),
  carry text not null check (carry in ('NONE', 'FORWARD')),
  fee_rate int not null check (fee_rate between 0 and 10000),
  sub_rate int not null check (sub_rate between 0 and 5000),
  minimum_pay int8 not null check (minimum_pay >= 0),
  review_from int8 not null check (review_from >= 0),
  qualify_deposit int8 not null check (qualify_deposit >= 0),
  qualify_bet int8 not null check (qualify_bet >= 0),
  qualify_days int not null check (qualify_days between 1 and 365),
  -- By place: rate, ngr as text, qualified.
  tiers jsonb not null check (jsonb_typeof(tiers) = 'array'),
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, plan_id, number),
  foreign key (tenant_id, plan_id) references affiliate_plans (tenant_id, id)
);
grant select, insert, update on affiliate_plan_versions to marquee_gateway;

create table affiliate_agreements (
  tenant_id text not null,
  id uuid not null,
  -- The affiliate.
  member_id text not null,
  plan_id uuid not null,
  state text not null check (state in ('OFFERED', 'ACTIVE', 'REFUSED', 'WITHDRAWN', 'ENDED')),
  version int not null default 1 check (version > 0),
  offered_by text not null,
  created_at timestamptz(3) not null default clock_timestamp(),
  answered_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references affiliate_plans (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create unique index affiliate_agreements_open on affiliate_agreements (tenant_id, member_id, plan_id) where state in ('OFFERED', 'ACTIVE');
create index affiliate_agreements_member on affiliate_agreements (tenant_id, member_id, created_at desc, id desc);
create index affiliate_agreements_of_merchant on affiliate_agreements (tenant_id, created_at desc, id desc);
create index affiliate_agreements_plan on affiliate_agreements (tenant_id, plan_id, created_at desc, id desc);
grant select, insert, update on affiliate_agreements to marquee_gateway;

create table affiliate_campaigns (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  agreement_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, agreement_id) references affiliate_agreements (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create index affiliate_campaigns_member on affiliate_campaigns (tenant_id, member_id, created_at desc, id desc);
grant select, insert on affiliate_campaigns to marquee_gateway;

-- The code itself is one of affiliate_codes, which go with their owner.
create table affiliate_links (
  tenant_id text not null,
  code_key text not null,
  code text not null,
  campaign_id uuid not null,
  member_id text not null,
  kind text not null check (kind in ('PLAYER', 'SUB')),
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, code_key),
  foreign key (tenant_id, campaign_id) references affiliate_campaigns (tenant_id, id)
);
create index affiliate_links_campaign on affiliate_links (tenant_id, campaign_id);
create index affiliate_links_member on affiliate_links (tenant_id, member_id);
grant select, insert on affiliate_links to marquee_gateway;

-- Who registered by a link: a player of the affiliate's, or by a link of kind SUB somebody of whose pay the affiliate has a part.
create table affiliate_players (
  tenant_id text not null,
  member_id text not null,
  affiliate_id text not null,
  kind text not null check (kind in ('PLAYER', 'SUB')),
  plan_id uuid not null,
  campaign_id uuid not null,
  code_key text not null,
  click_id text check (length(click_id) between 1 and 100),
  currency text not null,
  -- Of the registration, in the merchant's zone.
  day date not null,
  first_deposit_at timestamptz,
  qualified_at timestamptz,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, affiliate_id) references members (tenant_id, id),
  foreign key (tenant_id, campaign_id) references affiliate_campaigns (tenant_id, id)
);
create index affiliate_players_affiliate on affiliate_players (tenant_id, affiliate_id, plan_id);
create index affiliate_players_campaign on affiliate_players (tenant_id, campaign_id, day);
create index affiliate_players_open on affiliate_players (tenant_id, day) where qualified_at is null and kind = 'PLAYER';
grant select, insert, update on affiliate_players to marquee_gateway;

-- What players were paid in and given besides play: read once, in the order (xid, sequence), as settled stakes are. No foreign keys.
create table affiliate_events (
  xid xid8 not null default pg_current_xact_id(),
  sequence bigint generated always as identity,
  tenant_id text not null,
  member_id text not null,
  kind text not null check (kind in ('DEPOSIT', 'BONUS', 'REBATE')),
  currency text not null,
  amount bigint not null,
  at timestamptz not null default clock_timestamp(),
  primary key (xid, sequence)
);
grant select, insert on affiliate_events to marquee_gateway;

create table affiliate_places (
  stream text primary key check (stream in ('STAKES', 'EVENTS')),
  xid xid8 not null,
  sequence bigint not null
);
-- What had settled before is nobody's.
insert into affiliate_places (stream, xid, sequence) values ('STAKES', pg_snapshot_xmin(pg_current_snapshot()), 0), ('EVENTS', '0', 0);
grant select, update on affiliate_places to marquee_gateway;

-- Sums of a player by day of the merchant's zone; play that is barred is in none of them but the rounds.
create table affiliate_days (
  tenant_id text not null,
  member_id text not null,
  day date not null,
  currency text not null,
  rounds int not null default 0,
  stakes int8 not null default 0,
  wins int8 not null default 0,
  valid_bet int8 not null default 0,
  deposits int8 not null default 0,
  bonuses int8 not null default 0,
  rebates int8 not null default 0,
  primary key (tenant_id, member_id, day, currency)
);
create index affiliate_days_day on affiliate_days (tenant_id, day);
grant select, insert, update on affiliate_days to marquee_gateway;
`,
};
