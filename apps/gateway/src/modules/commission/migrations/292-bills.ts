import type { Migration } from "@marquee/database";

/** Bills of contracts with every input of their formula, what has happened to them, and what has been paid of them (contract 3.9.4). */
export const billsMigration: Migration = {
  name: "292-bills",
  sql: `
-- Until when its bills are made; null before the first one.
alter table contracts add column billed_until timestamptz;
create index contracts_to_bill on contracts (tenant_id, kind) where effective_from is not null;

-- What the house reviews before it is paid, by currency; without one nothing is.
alter table commission_settings add column review_from jsonb not null default '{}';

create table bills (
  tenant_id text not null,
  bill_no text not null,
  contract_id uuid not null,
  -- The number of the terms that were in force.
  terms int not null,
  kind text not null check (kind in ('DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME')),
  -- Null is the house.
  upline_id text,
  -- The downline, who is paid.
  member_id text not null,
  payer text not null check (payer in ('UPLINE', 'PLATFORM')),
  -- Of the team's play, and of the bill.
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  -- From when stakes are in it: of a salary in real time the beginning of its day, because late ones are in its later bills.
  since timestamptz not null,
  -- The last transaction whose stakes are in it; of a real-time salary also the last one that an earlier bill has.
  through xid8 not null,
  after xid8 not null default '0',
  -- Inputs of the formula; amounts in 1/10,000 of the unit.
  digits int not null check (digits between 0 and 4),
  minimum_pay int8 not null check (minimum_pay >= 0),
  valid_bet int8 not null,
  profit int8 not null,
  active int not null,
  day_bet int8 not null,
  -- The tier that the play in the contract's own currency has reached, from 0.
  tier int,
  carry_in int8 not null check (carry_in >= 0),
  remainder_in int8 not null,
  below int8 not null check (below >= 0),
  deficit_in int8 not null check (deficit_in >= 0),
  -- What follows.
  gross int8 not null check (gross >= 0),
  net int8 not null check (net >= 0),
  amount int8 not null check (amount >= 0),
  remainder_out int8 not null,
  carry_out int8 not null check (carry_out >= 0),
  deficit_out int8 not null check (deficit_out >= 0),
  state text not null check (state in ('PENDING', 'REVIEW', 'TO_COLLECT', 'ISSUED', 'NOT_REACHED', 'INSUFFICIENT', 'PARTLY', 'REFUSED', 'EXPIRED')),
  reason text not null default '',
  paid int8 not null default 0 check (paid >= 0 and paid <= amount),
  -- How often it was tried to be paid, when next, and until when.
  attempts int not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  pay_until timestamptz not null default clock_timestamp() + interval '7 days',
  created_at timestamptz(3) not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  version int not null default 0,
  primary key (tenant_id, bill_no),
  unique (tenant_id, contract_id, currency, period_start),
  foreign key (tenant_id, contract_id) references contracts (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, upline_id) references members (tenant_id, id),
  check (net + remainder_in = amount + remainder_out),
  check (state <> 'ISSUED' or paid = amount)
);
create index bills_member on bills (tenant_id, member_id, period_end desc, bill_no desc);
create index bills_upline on bills (tenant_id, upline_id, kind, period_end desc, bill_no desc);
create index bills_of_merchant on bills (tenant_id, created_at desc, bill_no desc);
create index bills_by_state on bills (tenant_id, state, created_at desc, bill_no desc);
create index bills_to_pay on bills (next_try_at) where state in ('PENDING', 'INSUFFICIENT', 'PARTLY');
grant select, insert, update on bills to marquee_gateway;

create table bill_steps (
  tenant_id text not null,
  order_no text not null,
  step int not null,
  state text not null,
  reason text not null default '',
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, order_no, step),
  foreign key (tenant_id, order_no) references bills (tenant_id, bill_no)
);
grant select, insert on bill_steps to marquee_gateway;

-- What was paid of a bill, each with the attempt that is in its transfer's key.
create table bill_payments (
  tenant_id text not null,
  bill_no text not null,
  attempt int not null check (attempt > 0),
  amount int8 not null check (amount > 0),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, bill_no, attempt),
  foreign key (tenant_id, bill_no) references bills (tenant_id, bill_no)
);
grant select, insert on bill_payments to marquee_gateway;
`,
};
