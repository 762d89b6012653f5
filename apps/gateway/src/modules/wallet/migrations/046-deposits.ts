import type { Migration } from "@marquee/database";

/** Deposits and what has happened to each (contract 3.7). */
export const depositsMigration: Migration = {
  name: "046-deposits",
  sql: `
create table deposits (
  tenant_id text not null,
  order_no text not null,
  member_id text not null,
  provider text not null,
  method_id text not null,
  type text not null check (type in ('BANK_QR', 'BANK', 'WALLET', 'CARD', 'CRYPTO', 'VOUCHER')),
  currency text not null,
  amount int8 not null check (amount > 0),
  fee int8 not null check (fee >= 0 and fee < amount),
  state text not null check (state in ('CREATED', 'PENDING', 'PAID', 'CREDITED', 'EXPIRED', 'REJECTED', 'REVIEW')),
  provider_ref text,
  -- What the provider says was paid, where that is not what was ordered.
  paid_amount int8 check (paid_amount > 0),
  paid_currency text,
  pay jsonb,
  return_url text not null,
  expect_minutes int not null,
  -- To the millisecond, as pages name a place in the list.
  created_at timestamptz(3) not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  -- When the provider is asked next, should it say nothing until then.
  ask_at timestamptz not null,
  asked int not null default 0,
  primary key (tenant_id, order_no),
  foreign key (tenant_id, member_id) references members (tenant_id, id)
);
create unique index deposits_provider_ref on deposits (tenant_id, provider, provider_ref) where provider_ref is not null;
create index deposits_member on deposits (tenant_id, member_id, created_at desc, order_no);
create index deposits_waiting on deposits (ask_at) where state in ('CREATED', 'PENDING');
create index deposits_of_merchant on deposits (tenant_id, created_at desc, order_no desc);
create index deposits_by_state on deposits (tenant_id, state, created_at desc, order_no desc);
grant select, insert, update on deposits to marquee_gateway;

create table deposit_steps (
  tenant_id text not null,
  order_no text not null,
  step int not null,
  state text not null check (state in ('CREATED', 'PENDING', 'PAID', 'CREDITED', 'EXPIRED', 'REJECTED', 'REVIEW')),
  at timestamptz not null default clock_timestamp(),
  reason text not null default '',
  primary key (tenant_id, order_no, step),
  foreign key (tenant_id, order_no) references deposits (tenant_id, order_no)
);
grant select, insert on deposit_steps to marquee_gateway;
`,
};
