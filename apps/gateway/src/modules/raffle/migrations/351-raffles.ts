import type { Migration } from "@marquee/database";

/** Raffles with their prizes and tickets, shuffled when a raffle is made, and what members have staked for a draw (decision 157). */
export const rafflesMigration: Migration = {
  name: "351-raffles",
  sql: `
create table raffles (
  tenant_id text not null references merchants (id),
  id uuid not null,
  names jsonb not null,
  currency text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  turn text not null check (turn in ('ONCE', 'DAY')),
  factor int not null check (factor between 0 and 100),
  -- What has to be staked and deposited in the period of a draw, in 1/10,000 of the unit.
  valid_bet int8 not null check (valid_bet >= 0),
  deposits int8 not null check (deposits >= 0),
  tickets int not null check (tickets between 1 and 20000),
  -- How many tickets were drawn: the next one has the next number.
  taken int not null default 0 check (taken between 0 and tickets),
  -- What all prizes of money and points come to, and what was paid in money, in 1/10,000 of the unit.
  total int8 not null check (total >= 0),
  paid int8 not null default 0 check (paid between 0 and total),
  -- The rules of a segment as they were, and its name; null for all members of the currency.
  audience jsonb,
  audience_name text,
  -- Told when it is over; its hash before it opens.
  seed text not null,
  seed_hash text not null,
  made_by text not null,
  -- Nobody else has approved it.
  made_alone boolean not null,
  made_at timestamptz not null default clock_timestamp(),
  stopped_at timestamptz,
  stopped_by text,
  primary key (tenant_id, id),
  check (opens_at < closes_at),
  check ((stopped_at is null) = (stopped_by is null))
);
create index raffles_by_end on raffles (tenant_id, currency, closes_at);
create index raffles_made on raffles (tenant_id, made_at);
grant select, insert on raffles to marquee_gateway;
grant update (taken, paid, stopped_at, stopped_by) on raffles to marquee_gateway;

create table raffle_prizes (
  tenant_id text not null,
  raffle_id uuid not null,
  -- Among the prizes, from 1 on.
  place int not null check (place > 0),
  type text not null check (type in ('CASH', 'POINTS', 'GIFT', 'NONE')),
  names jsonb not null,
  -- In 1/10,000 of the unit, or of a point.
  amount int8 check (amount > 0),
  count int not null check (count > 0),
  primary key (tenant_id, raffle_id, place),
  foreign key (tenant_id, raffle_id) references raffles (tenant_id, id),
  check ((type in ('CASH', 'POINTS')) = (amount is not null))
);
grant select, insert on raffle_prizes to marquee_gateway;

create table raffle_tickets (
  tenant_id text not null,
  raffle_id uuid not null,
  -- In the order of the shuffle, from 1 on.
  number int not null check (number > 0),
  -- The place of its prize.
  prize int not null,
  member_id text,
  -- One draw in each: the day of the merchant's zone; 1970-01-01 where there is one period only.
  period date,
  -- The number of what it has paid in the ledger.
  record_no text,
  drawn_at timestamptz,
  -- Of a gift: whether staff have handed it over, what they have told the member, and who.
  gift_state text check (gift_state in ('PROCESS', 'DONE', 'CANCELLED')),
  gift_remark text not null default '',
  gift_by text,
  gift_at timestamptz,
  primary key (tenant_id, raffle_id, number),
  foreign key (tenant_id, raffle_id, prize) references raffle_prizes (tenant_id, raffle_id, place),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  check ((member_id is null) = (record_no is null) and (member_id is null) = (drawn_at is null) and (member_id is null) = (period is null)),
  check (gift_state is null or member_id is not null)
);
-- One draw for each member and period.
create unique index raffle_tickets_of on raffle_tickets (tenant_id, raffle_id, member_id, period) where member_id is not null;
create unique index raffle_tickets_record on raffle_tickets (tenant_id, record_no) where record_no is not null;
create index raffle_tickets_member on raffle_tickets (tenant_id, member_id, drawn_at desc) where member_id is not null;
create index raffle_tickets_gifts on raffle_tickets (tenant_id, gift_state, drawn_at desc) where gift_state is not null;
grant select, insert on raffle_tickets to marquee_gateway;
grant update (member_id, period, record_no, drawn_at, gift_state, gift_remark, gift_by, gift_at) on raffle_tickets to marquee_gateway;

-- Up to where the stream of settled stakes is read for raffles.
create table raffle_places (
  single boolean primary key default true check (single),
  xid xid8 not null,
  sequence bigint not null
);
insert into raffle_places (xid, sequence) select coalesce(max(s.xid), '0'), 9223372036854775807 from settled_stakes s;
grant select, update on raffle_places to marquee_gateway;

-- What members have staked in a period of a raffle that asks for it. Below zero where stakes of an earlier period were taken back.
create table raffle_progress (
  tenant_id text not null,
  raffle_id uuid not null,
  member_id text not null,
  period date not null,
  valid_bet int8 not null,
  primary key (tenant_id, member_id, raffle_id, period),
  foreign key (tenant_id, raffle_id) references raffles (tenant_id, id)
);
grant select, insert, update, delete on raffle_progress to marquee_gateway;
`,
};
