import type { Migration } from "@marquee/database";

/** Months of affiliates' players as bills have them, and the bills with every input of their formula (contract 3.9.7). */
export const affiliateBillsMigration: Migration = {
  name: "303-affiliate-bills",
  sql: `
create table affiliate_months (
  tenant_id text not null,
  month date not null check (extract(day from month) = 1),
  -- The player.
  member_id text not null,
  currency text not null,
  affiliate_id text not null,
  plan_id uuid not null,
  stakes int8 not null,
  wins int8 not null,
  bonuses int8 not null,
  rebates int8 not null,
  fee int8 not null,
  ngr int8 not null,
  -- Whether it became qualified in the month.
  qualified boolean not null,
  signals text[] not null,
  primary key (tenant_id, month, member_id, currency),
  check (ngr = stakes - wins - bonuses - rebates - fee)
);
create index affiliate_months_bill on affiliate_months (tenant_id, affiliate_id, plan_id, month, currency);
grant select, insert on affiliate_months to marquee_gateway;

create table affiliate_bills (
  tenant_id text not null,
  bill_no text not null,
  -- The affiliate, who is paid.
  member_id text not null,
  plan_id uuid not null,
  -- The number of the version that counted.
  terms int not null,
  kind text not null check (kind in ('REVENUE_SHARE', 'CPA', 'HYBRID', 'TIERED')),
  currency text not null,
  month date not null check (extract(day from month) = 1),
  -- Inputs of the formula; amounts in 1/10,000 of the unit.
  digits int not null check (digits between 0 and 4),
  -- Of play in another currency than the plan's: it has no fixed amounts.
  is_foreign boolean not null,
  minimum_pay int8 not null check (minimum_pay >= 0),
  ngr int8 not null,
  qualified int not null check (qualified >= 0),
  -- The tier that the play in the plan's own currency has reached, from 0.
  tier int,
  carry_in int8 not null check (carry_in >= 0),
  remainder_in int8 not null,
  below int8 not null check (below >= 0),
  -- What follows.
  gross int8 not null check (gross >= 0),
  sub int8 not null check (sub >= 0),
  amount int8 not null check (amount >= 0),
  remainder_out int8 not null,
  carry_out int8 not null check (carry_out >= 0),
  signals text[] not null,
  state text not null check (state in ('PENDING', 'REVIEW', 'TO_COLLECT', 'ISSUED', 'NOT_REACHED', 'REFUSED')),
  reason text not null default '',
  paid int8 not null default 0 check (paid >= 0 and paid <= amount),
  -- Of the two people who decide about it, and what the first one has said.
  first_approver text,
  first_decision text check (first_decision in ('approve', 'settle', 'refuse')),
  decided_by text,
  paid_outside boolean not null default false,
  next_try_at timestamptz not null default clock_timestamp(),
  created_at timestamptz(3) not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  version int not null default 0,
  primary key (tenant_id, bill_no),
  unique (tenant_id, member_id, plan_id, currency, month),
  foreign key (tenant_id, plan_id, terms) references affiliate_plan_versions (tenant_id, plan_id, number),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  check (gross + sub + remainder_in = amount + remainder_out),
  check (state <> 'ISSUED' or paid = amount)
);
create index affiliate_bills_member on affiliate_bills (tenant_id, member_id, month desc, bill_no desc);
create index affiliate_bills_of_member on affiliate_bills (tenant_id, member_id, created_at desc, bill_no desc);
create index affiliate_bills_of_merchant on affiliate_bills (tenant_id, created_at desc, bill_no desc);
create index affiliate_bills_by_state on affiliate_bills (tenant_id, state, created_at desc, bill_no desc);
create index affiliate_bills_by_kind on affiliate_bills (tenant_id, kind, created_at desc, bill_no desc);
create index affiliate_bills_by_decider on affiliate_bills (tenant_id, decided_by, created_at desc, bill_no desc) where decided_by is not null;
create index affiliate_bills_by_amount on affiliate_bills (tenant_id, currency, amount desc, bill_no desc);
create index affiliate_bills_to_pay on affiliate_bills (next_try_at) where state = 'PENDING';
grant select, insert, update on affiliate_bills to marquee_gateway;

create table affiliate_bill_steps (
  tenant_id text not null,
  order_no text not null,
  step int not null,
  state text not null check (state in ('PENDING', 'REVIEW', 'TO_COLLECT', 'ISSUED', 'NOT_REACHED', 'REFUSED')),
  reason text not null default '',
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, order_no, step),
  foreign key (tenant_id, order_no) references affiliate_bills (tenant_id, bill_no)
);
grant select, insert on affiliate_bill_steps to marquee_gateway;

-- The bills below of which a bill has a part.
create table affiliate_bill_subs (
  tenant_id text not null,
  bill_no text not null,
  sub_bill_no text not null,
  amount int8 not null check (amount > 0),
  primary key (tenant_id, bill_no, sub_bill_no),
  foreign key (tenant_id, bill_no) references affiliate_bills (tenant_id, bill_no),
  foreign key (tenant_id, sub_bill_no) references affiliate_bills (tenant_id, bill_no)
);
grant select, insert on affiliate_bill_subs to marquee_gateway;
`,
};
