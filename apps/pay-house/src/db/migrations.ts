import type { Migration } from "@marquee/database";

/** The steps of the schema, in order. */
export const migrations: readonly Migration[] = [
  {
    name: "001-orders",
    sql: `
create table orders (
  id text primary key,
  merchant text not null,
  kind text not null check (kind in ('DEPOSIT', 'PAYOUT')),
  order_no text not null,
  method text not null,
  amount int8 not null check (amount > 0),
  currency text not null,
  state text not null check (state in
    ('OPEN', 'CHALLENGE', 'CONFIRMING', 'PAID', 'DECLINED', 'EXPIRED', 'ACCEPTED', 'REFUSED')),
  /** The body that made it: the same order with another body is refused. */
  digest text not null,
  /** The part of its page's address that nobody can guess. */
  page text not null unique,
  return_url text,
  /** What a payer needs to pay: account, reference, code, address. */
  pay jsonb not null,
  confirmations int not null default 0,
  reason text,
  expires_at timestamptz not null,
  due_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  unique (merchant, kind, order_no));
create index orders_of_merchant on orders (merchant, created_at desc);
create index orders_open on orders (expires_at) where state in ('OPEN', 'CHALLENGE', 'CONFIRMING', 'ACCEPTED');

create table callbacks (
  id text primary key,
  order_id text not null references orders (id),
  body text not null,
  is_forged boolean not null default false,
  state text not null default 'WAITING' check (state in ('WAITING', 'TAKEN', 'GIVEN_UP')),
  tries int not null default 0,
  answer int,
  next_try_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp());
create index callbacks_waiting on callbacks (next_try_at) where state = 'WAITING';

create table faults (
  merchant text primary key,
  /** Which faults the panel has ordered for the merchant's next callbacks. */
  names text[] not null);
`,
  },
];
