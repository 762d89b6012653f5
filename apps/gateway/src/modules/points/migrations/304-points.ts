import type { Migration } from "@marquee/database";

/**
 * Points (contract 3.10): what they are earned for, the offers of the mall with their stock, redemptions and conversions. Balances and
 * movements are the ledger's, under an asset of its own (decision 151).
 */
export const pointsMigration: Migration = {
  name: "304-points",
  sql: `
create table point_settings (
  tenant_id text not null references merchants (id),
  currency text not null,
  settings jsonb not null,
  version int not null check (version > 0),
  primary key (tenant_id, currency)
);
grant select, insert, update on point_settings to marquee_gateway;

-- Up to where the stream of settled stakes has earned points. What had settled before earns none.
create table point_places (
  single boolean primary key default true check (single),
  xid xid8 not null,
  sequence bigint not null
);
insert into point_places (xid, sequence) values (pg_snapshot_xmin(pg_current_snapshot()), 0);
grant select, update on point_places to marquee_gateway;

-- Whoever moves points of a member locks the row first. In 1/10,000 of a point: all that were earned, and what is to be taken back of
-- what was spent before.
create table point_members (
  tenant_id text not null,
  member_id text not null,
  earned int8 not null default 0,
  owed int8 not null default 0 check (owed >= 0),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
grant select, insert, update on point_members to marquee_gateway;

-- What rounds have earned, so that one that is taken back afterwards takes back just that. No foreign keys: each round writes a row.
create table point_gains (
  tenant_id text not null,
  member_id text not null,
  game_code text not null,
  round_id text not null,
  stake int8 not null,
  points int8 not null,
  at timestamptz not null
);
create index point_gains_round on point_gains (tenant_id, member_id, round_id);
create index point_gains_at on point_gains using brin (at);
grant select, insert, delete on point_gains to marquee_gateway;

-- Valid bets by day of the merchant's zone, in 1/10,000 of the unit.
create table point_days (
  tenant_id text not null,
  member_id text not null,
  currency text not null,
  day date not null,
  valid_bet int8 not null,
  primary key (tenant_id, member_id, currency, day)
);
grant select, insert, update, delete on point_days to marquee_gateway;

create table point_rewards (
  tenant_id text not null references merchants (id),
  id uuid not null,
  version int not null default 1 check (version > 0),
  type text not null check (type in ('CASH', 'GIFT', 'VOUCHER')),
  names jsonb not null,
  picture text not null,
  -- Whole points.
  points_required bigint not null check (points_required > 0),
  -- Decimal texts by currency.
  amount_required jsonb not null,
  cash jsonb not null,
  level_required int check (level_required between 0 and 9),
  is_on boolean not null,
  position int not null,
  -- What is left; of vouchers the codes that nobody has.
  quantity int not null check (quantity >= 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
grant select, insert, update on point_rewards to marquee_gateway;

create table point_redemptions (
  tenant_id text not null,
  order_no text not null,
  member_id text not null,
  reward_id uuid not null,
  type text not null check (type in ('CASH', 'GIFT', 'VOUCHER')),
  -- As the offer was when it was redeemed.
  names jsonb not null,
  quantity int not null check (quantity > 0),
  -- Points, in 1/10,000.
  amount int8 not null check (amount > 0),
  -- The member's.
  currency text not null,
  -- What money brings, in 1/10,000 of the unit of the currency.
  cash int8 check (cash > 0),
  -- Where a gift is sent: name, phone, address.
  address jsonb,
  state text not null check (state in ('PROCESS', 'APPROVED', 'REJECTED')),
  reason text not null default '',
  -- Decided without staff.
  is_automatic boolean not null default false,
  takes_two boolean not null default false,
  first_approver text,
  decided_by text,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  version int not null default 0,
  primary key (tenant_id, order_no),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, reward_id) references point_rewards (tenant_id, id)
);
create index point_redemptions_member on point_redemptions (tenant_id, member_id, created_at desc, order_no desc);
create index point_redemptions_state on point_redemptions (tenant_id, state, created_at desc, order_no desc);
create index point_redemptions_time on point_redemptions (tenant_id, created_at desc, order_no desc);
create index point_redemptions_reward on point_redemptions (tenant_id, reward_id);
grant select, insert, update on point_redemptions to marquee_gateway;

create table point_redemption_steps (
  tenant_id text not null,
  order_no text not null,
  step int not null,
  state text not null,
  at timestamptz not null default clock_timestamp(),
  reason text not null default '',
  primary key (tenant_id, order_no, step),
  foreign key (tenant_id, order_no) references point_redemptions (tenant_id, order_no)
);
grant select, insert, update on point_redemption_steps to marquee_gateway;

create table point_voucher_codes (
  tenant_id text not null,
  reward_id uuid not null,
  -- A keyed hash of the code: the same one is kept once.
  code_key text not null,
  sealed text not null,
  order_no text,
  position bigint generated always as identity,
  primary key (tenant_id, reward_id, code_key),
  foreign key (tenant_id, reward_id) references point_rewards (tenant_id, id),
  foreign key (tenant_id, order_no) references point_redemptions (tenant_id, order_no)
);
create index point_voucher_codes_free on point_voucher_codes (tenant_id, reward_id, position) where order_no is null;
create index point_voucher_codes_order on point_voucher_codes (tenant_id, order_no) where order_no is not null;
grant select, insert, update on point_voucher_codes to marquee_gateway;

create table point_conversions (
  tenant_id text not null,
  conversion_no text not null,
  member_id text not null,
  -- Of the merchant's zone.
  day date not null,
  -- Whole points.
  points bigint not null check (points > 0),
  currency text not null,
  amount int8 not null check (amount > 0),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, conversion_no),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create index point_conversions_day on point_conversions (tenant_id, member_id, day);
grant select, insert on point_conversions to marquee_gateway;
`,
};
