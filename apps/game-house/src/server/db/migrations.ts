import type { Migration } from "@marquee/database";

const tables = `
create table sessions (
  id text primary key,
  token_hash text not null unique,
  provider_session text not null,
  player_id text not null,
  nickname text not null,
  currency text not null,
  mode text not null,
  jurisdiction text not null,
  min_bet int8 not null,
  max_bet int8 not null,
  max_win int8 not null,
  game_code text not null,
  opened_at timestamptz not null default now(),
  usable_until timestamptz not null default now() + interval '24 hours',
  ended_at timestamptz);

create table seeds (
  id text primary key,
  player_id text not null,
  server_seed text not null,
  server_commit text not null,
  client_seed text not null,
  next_nonce int not null,
  created_at timestamptz not null default now(),
  revealed_at timestamptz);
create unique index seeds_in_use on seeds (player_id) where revealed_at is null;
create index seeds_of_player on seeds (player_id, created_at);

create table rounds (
  id text primary key,
  client_round_id text not null,
  player_id text not null,
  session_id text not null references sessions (id),
  provider_session text not null,
  game_code text not null,
  game_version int not null,
  model text not null,
  model_version int not null,
  rtp int not null,
  currency text not null,
  mode text not null,
  jurisdiction text not null,
  stake int8 not null check (stake > 0),
  max_win int8 not null,
  win int8,
  seed_id text not null references seeds (id),
  nonce int not null,
  outcome jsonb not null,
  shown int not null default 0,
  picked int,
  status text not null,
  refusal text,
  refused_limit text,
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  touched_at timestamptz not null default now());
create unique index rounds_once on rounds (player_id, client_round_id);
create unique index rounds_seed on rounds (seed_id, nonce);
create unique index rounds_unfinished on rounds (player_id, game_code, mode)
  where status in ('BETTING', 'UNDOING', 'OPEN', 'PAYING');
create index rounds_of_player on rounds (player_id, game_code, mode, id);
create index rounds_of_session on rounds (session_id);
create index rounds_due on rounds (next_try_at) where status in ('BETTING', 'UNDOING', 'OPEN', 'PAYING');
`;

const disputesAndNextSeeds = `
alter table seeds alter column client_seed drop not null;
drop index seeds_in_use;
create unique index seeds_in_use on seeds (player_id) where revealed_at is null and client_seed is not null;
create unique index seeds_next on seeds (player_id) where client_seed is null;

alter table rounds add column disputes int not null default 0;
update rounds set disputes = 1 where status = 'DISPUTED';
create index rounds_disputed on rounds (touched_at) where status = 'DISPUTED';
create index rounds_of_player_by_time on rounds (player_id, created_at);

create table resolutions (
  id text primary key,
  round_id text not null references rounds (id),
  at timestamptz not null default now(),
  actor text not null,
  action text not null check (action in ('retry', 'settle', 'void')),
  refusal text,
  why text not null check (why <> ''));
create index resolutions_of_round on resolutions (round_id);
`;

const states = `
alter table rounds add constraint rounds_status
  check (status in ('BETTING', 'OPEN', 'PAYING', 'UNDOING', 'DISPUTED', 'SETTLED', 'REFUSED', 'VOID'));
`;

// What older sessions play was worked out of the code. They end here, and the next launch brings the record; a round that is
// left open goes on in the next session.
const records = `
alter table sessions add column theme text;
alter table sessions add column model text;
alter table sessions add column finishes_only boolean not null default false;
update sessions set ended_at = now() where ended_at is null;
`;

// Time and net position count over all sessions of one login; the reason of an end is told in the window that lost its session.
// Rounds of older programs count as seen.
const playSessions = `
alter table sessions add column play_session text;
update sessions set play_session = id;
alter table sessions alter column play_session set not null;
alter table sessions add column time_zone text not null default 'UTC';
alter table sessions add column is_replaced boolean not null default false;
create index sessions_of_play on sessions (player_id, play_session);
alter table rounds add column is_seen boolean not null default true;
alter table rounds alter column is_seen set default false;
`;

// Wallets of the house's own: money that a merchant has transferred, what was played from it, and the answers that never change.
const transferWallets = `
create table transfer_wallets (wallet text primary key, position int8 not null);
create table wallet_players (
  wallet text not null,
  player_id text not null,
  currency text not null,
  balance int8 not null check (balance >= 0),
  primary key (wallet, player_id, currency));
create table wallet_transfers (
  wallet text not null,
  transfer_id text not null,
  player_id text not null,
  currency text not null,
  direction text not null check (direction in ('IN', 'OUT')),
  amount int8 not null check (amount >= 0),
  status text not null check (status in ('DONE', 'REFUSED')),
  reason text not null,
  balance int8 not null,
  position int8 not null,
  at timestamptz not null default now(),
  primary key (wallet, transfer_id));
create table wallet_calls (
  wallet text not null,
  tx_id text not null,
  position int8 not null,
  kind text not null check (kind in ('bet', 'win', 'betwin', 'rollback')),
  round_id text not null,
  bet_tx_id text,
  amount int8 not null,
  win_amount int8,
  status text not null,
  at timestamptz not null default now(),
  primary key (wallet, tx_id));
create index wallet_calls_of_round on wallet_calls (wallet, round_id);
create table wallet_plays (
  wallet text not null,
  position int8 not null,
  line int not null,
  player_id text not null,
  currency text not null,
  kind text not null check (kind in ('BET', 'WIN', 'ROLLBACK')),
  amount int8 not null check (amount <> 0),
  game_code text not null,
  round_id text not null,
  at timestamptz not null default now(),
  primary key (wallet, position, line));
create table wallet_sessions (
  provider_session text primary key,
  wallet text not null,
  player_id text not null,
  currency text not null,
  game_code text not null);
`;

/** The game house's schema, step by step. An applied step never changes. */
export const migrations: readonly Migration[] = [
  { name: "001-rounds", sql: tables },
  { name: "002-disputes-and-next-seeds", sql: disputesAndNextSeeds },
  { name: "003-states", sql: states },
  { name: "004-records", sql: records },
  { name: "005-play-sessions", sql: playSessions },
  { name: "006-transfer-wallets", sql: transferWallets },
];
