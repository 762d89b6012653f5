import type { Migration } from "@marquee/database";

/** Accounts that are paid, withdrawals with what has happened to each, and how a merchant handles them (contract 3.8). */
export const withdrawalsMigration: Migration = {
  name: "050-withdrawals",
  sql: `
create table withdrawal_accounts (
  tenant_id text not null,
  id uuid not null,
  member_id text not null,
  method_id text not null,
  type text not null check (type in ('BANK', 'WALLET', 'CRYPTO')),
  place text not null,
  number text not null,
  -- A keyed hash of place and number: by it two members with one account are found.
  number_key text not null,
  holder text not null,
  created_at timestamptz not null default clock_timestamp(),
  removed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, member_id) references members (tenant_id, id) on delete cascade
);
create unique index withdrawal_accounts_own on withdrawal_accounts (tenant_id, member_id, number_key) where removed_at is null;
create index withdrawal_accounts_key on withdrawal_accounts (tenant_id, number_key);
grant select, insert, update, delete on withdrawal_accounts to marquee_gateway;

create table withdrawals (
  tenant_id text not null,
  order_no text not null,
  member_id text not null,
  account_id uuid,
  provider text not null,
  method_id text not null,
  type text not null check (type in ('BANK', 'WALLET', 'CRYPTO')),
  place text not null,
  -- Masked; the whole number is in the account.
  number text not null,
  currency text not null,
  amount int8 not null check (amount > 0),
  fee int8 not null check (fee >= 0 and fee < amount),
  expect_minutes int not null,
  state text not null check (state in ('SUBMITTED', 'RISK', 'APPROVED', 'PAYING', 'DISBURSED', 'CONFIRMED', 'CONFIRMED_AUTO', 'PARTIAL_CLAIM', 'UNPAID_CLAIM', 'RESOLVED_PAID', 'RESOLVED_DENIED', 'REJECTED', 'FAILED', 'SETTLED_PAID', 'SETTLED_UNPAID')),
  checks text[] not null default '{}',
  first_approver text,
  provider_ref text,
  -- What the provider said against what was stored.
  contradiction text not null default '',
  confirm_until timestamptz,
  reminded_at timestamptz,
  received int8 check (received >= 0 and received < amount),
  remark text not null default '',
  proof uuid[] not null default '{}',
  complaint text not null default '',
  complained_at timestamptz,
  linked_order_no text,
  -- To the millisecond, as pages name a place in the list.
  created_at timestamptz(3) not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  -- When the provider is asked next, should it say nothing until then.
  ask_at timestamptz not null default clock_timestamp(),
  asked int not null default 0,
  primary key (tenant_id, order_no),
  foreign key (tenant_id, member_id) references members (tenant_id, id),
  foreign key (tenant_id, account_id) references withdrawal_accounts (tenant_id, id) on delete set null (account_id)
);
create unique index withdrawals_provider_ref on withdrawals (tenant_id, provider, provider_ref) where provider_ref is not null;
create index withdrawals_member on withdrawals (tenant_id, member_id, created_at desc, order_no desc);
create index withdrawals_of_merchant on withdrawals (tenant_id, created_at desc, order_no desc);
create index withdrawals_by_state on withdrawals (tenant_id, state, created_at desc, order_no desc);
create index withdrawals_silent on withdrawals (ask_at) where state in ('APPROVED', 'PAYING');
create index withdrawals_unanswered on withdrawals (confirm_until) where state = 'DISBURSED';
grant select, insert, update on withdrawals to marquee_gateway;

create table withdrawal_steps (
  tenant_id text not null,
  order_no text not null,
  step int not null,
  state text not null check (state in ('SUBMITTED', 'RISK', 'APPROVED', 'PAYING', 'DISBURSED', 'CONFIRMED', 'CONFIRMED_AUTO', 'PARTIAL_CLAIM', 'UNPAID_CLAIM', 'RESOLVED_PAID', 'RESOLVED_DENIED', 'REJECTED', 'FAILED', 'SETTLED_PAID', 'SETTLED_UNPAID')),
  at timestamptz not null default clock_timestamp(),
  reason text not null default '',
  primary key (tenant_id, order_no, step),
  foreign key (tenant_id, order_no) references withdrawals (tenant_id, order_no)
);
grant select, insert on withdrawal_steps to marquee_gateway;

create table withdrawal_settings (
  tenant_id text primary key references merchants (id),
  settings jsonb not null,
  version int not null check (version > 0)
);
grant select, insert, update on withdrawal_settings to marquee_gateway;

alter table stored_files drop constraint stored_files_purpose_check;
alter table stored_files add constraint stored_files_purpose_check
  check (purpose in ('AVATAR', 'DOCUMENT', 'EXPORT', 'PROOF'));
`,
  // Until 2026-11-25 it had 13 states; `087-settled-payouts` brings them to 15.
  formerDigests: ["df9df850b88e418f4c27def4a4d7b9da84f46cf7c288076a5742ebc0900aa527"],
};
