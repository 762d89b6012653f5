import type { Migration } from "@marquee/database";

/** Merchants, members, sessions, games, notices (gateway.md). The tenant comes first in every key. */
export const platformMigration: Migration = {
  name: "002-platform",
  sql: `
create table merchants (
  id text primary key,
  code text not null unique,
  name text not null,
  currency text not null,
  currency_symbol text not null,
  time_zone text not null,
  jurisdiction text not null,
  settings jsonb not null,
  tree jsonb not null,
  maintenance jsonb,
  restricted_countries jsonb not null default '[]',
  created_at timestamptz not null default clock_timestamp()
);

create table merchant_hosts (
  host text primary key,
  tenant_id text not null references merchants (id)
);

-- One row that every switch raises: a running gateway looks at it and reads again what it holds in memory.
create table switch_version (id int primary key, version bigint not null);
insert into switch_version values (1, 1);

create table audit_log (
  tenant_id text not null,
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  action text not null,
  subject text not null,
  before jsonb not null,
  after jsonb not null,
  primary key (tenant_id, id)
);

create table members (
  tenant_id text not null,
  id text not null,
  username text not null,
  username_key text not null,
  password_hash text,
  kind int not null,
  status text not null default 'ACTIVE',
  nickname text not null,
  language text not null,
  avatar int not null,
  currency text not null,
  birthday text,
  email_key text,
  mobile_key text,
  fields jsonb not null default '{}',
  registered_at timestamptz not null default clock_timestamp(),
  registered_from text not null,
  login_at timestamptz,
  login_from text,
  previous_login_at timestamptz,
  previous_login_from text,
  primary key (tenant_id, id)
);
create unique index members_username on members (tenant_id, username_key);
create unique index members_email on members (tenant_id, email_key) where email_key is not null;
create unique index members_mobile on members (tenant_id, mobile_key) where mobile_key is not null;
create index members_registered on members (tenant_id, registered_from, registered_at);

create table sessions (
  tenant_id text not null,
  token_hash text not null,
  member_id text not null,
  address text not null,
  created_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, token_hash)
);
create index sessions_member on sessions (tenant_id, member_id);

create table vendors (
  tenant_id text not null,
  category text not null,
  vendor text not null,
  name text not null,
  position int not null,
  hot boolean not null,
  primary key (tenant_id, category, vendor)
);

create table games (
  tenant_id text not null,
  node_id text not null,
  code text not null,
  vendor text not null,
  category text not null,
  classify text not null,
  name text not null,
  min_bet text not null,
  min_lines int not null,
  tags jsonb not null,
  hot_rank int,
  is_new boolean not null,
  state text not null default 'ON',
  position int not null,
  primary key (tenant_id, node_id)
);
create unique index games_code on games (tenant_id, code);

create table favourites (
  tenant_id text not null,
  member_id text not null,
  node_id text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id, node_id)
);

create table recent_games (
  tenant_id text not null,
  member_id text not null,
  node_id text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, member_id, node_id)
);

create table notices (
  tenant_id text not null,
  id text not null,
  type text not null,
  title jsonb not null,
  content jsonb not null,
  level int not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);

create table banners (
  tenant_id text not null,
  id text not null,
  group_name text not null,
  picture text not null,
  title jsonb not null,
  linkage_type text,
  linkage text,
  position int not null,
  primary key (tenant_id, id)
);

create table game_sessions (
  tenant_id text not null,
  id text not null,
  provider text not null,
  token_hash text not null,
  token_expires_at timestamptz not null,
  player_id text not null,
  member_id text,
  realm text not null,
  mode text not null,
  game_code text not null,
  vendor text not null,
  currency text not null,
  language text not null,
  country text not null,
  nickname text not null,
  created_at timestamptz not null default clock_timestamp(),
  opened_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create unique index game_sessions_token on game_sessions (tenant_id, token_hash);
create index game_sessions_player on game_sessions (tenant_id, player_id, vendor) where ended_at is null;

create table game_rounds (
  tenant_id text not null,
  provider text not null,
  round_id text not null,
  player_id text not null,
  game_code text not null,
  state text not null,
  opened_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, provider, round_id)
);

create table provider_transactions (
  tenant_id text not null,
  provider text not null,
  tx_id text not null,
  kind text not null,
  tx_ref text not null,
  digest text not null,
  round_id text not null,
  bet_tx_id text,
  player_id text not null,
  session_id text not null,
  game_code text,
  amount bigint not null,
  win_amount bigint,
  currency text not null,
  status text not null,
  note text,
  processed_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, provider, tx_id)
);
create index provider_transactions_round on provider_transactions (tenant_id, provider, round_id);
create index provider_transactions_bet on provider_transactions (tenant_id, provider, bet_tx_id) where bet_tx_id is not null;
create index provider_transactions_session on provider_transactions (tenant_id, session_id);
create index provider_transactions_time on provider_transactions (provider, processed_at);

grant select, insert, update, delete on all tables in schema public to marquee_gateway;
revoke update, delete on audit_log, provider_transactions from marquee_gateway;
revoke all on schema_migrations, schema_migrations_lock from marquee_gateway;

-- The holder's row, locked until the transaction ends: the gateway's role itself may not lock what it may not change.
create function ledger.lock_account(p_tenant text, p_account text, p_asset text) returns bigint
language sql security definer set search_path = pg_catalog as $$
  select a.balance from ledger.accounts a
  where a.tenant_id = p_tenant and a.account = p_account and a.asset = p_asset for update;
$$;
revoke all on function ledger.lock_account from public;
grant execute on function ledger.lock_account to marquee_gateway;
`,
};
