import type { Kysely } from "kysely";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { GameMechanic, StoredGameRoundState, Volatility, WhitelabelNode } from "@marquee/contract";
import type { MerchantSettings, Retirement } from "../tenants/Tenant.ts";
import type { MerchantState } from "../tenants/toBrandState.ts";

/** Texts of one thing by language code. */
export type Texts = Readonly<Partial<Record<string, string>>>;

type Time = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface Merchants {
  id: string;
  code: string;
  name: string;
  currency: string;
  currency_symbol: string;
  time_zone: string;
  jurisdiction: string;
  settings: JSONColumnType<MerchantSettings>;
  tree: ColumnType<WhitelabelNode, string, string>;
  maintenance: ColumnType<{ from: number; to?: number; message: string } | null, string | null | undefined, string | null>;
  restricted_countries: ColumnType<readonly string[], string | undefined, string>;
  applied: ColumnType<MerchantState | null, string | null | undefined, string>;
  /** The id of its brand, where that is another one than the merchant's own. */
  brand: string | null;
  retired: ColumnType<Retirement | null, string | null | undefined, string | null>;
}

interface AuditLog {
  tenant_id: string;
  id: string;
  at: Time;
  actor: string;
  action: string;
  subject: string;
  before: ColumnType<unknown, string, never>;
  after: ColumnType<unknown, string, never>;
}

interface Members {
  tenant_id: string;
  id: string;
  username: string;
  username_key: string;
  password_hash: string | null;
  kind: number;
  status: Generated<string>;
  nickname: string;
  language: string;
  avatar: number;
  currency: string;
  birthday: string | null;
  email_key: string | null;
  mobile_key: string | null;
  fields: ColumnType<Texts, string | undefined, string>;
  registered_at: Time;
  registered_from: string;
  login_at: MaybeTime;
  login_from: string | null;
  previous_login_at: MaybeTime;
  previous_login_from: string | null;
}

interface Sessions {
  tenant_id: string;
  token_hash: string;
  member_id: string;
  address: string;
  created_at: Time;
  seen_at: Time;
  expires_at: Date;
  ended_at: MaybeTime;
}

interface LoginAttempts {
  tenant_id: string;
  name_key: string;
  address_key: string;
  tries: number;
  tried_at: Date;
  locked_until: Date | null;
  expires_at: Date;
}

interface RegistrationDays {
  tenant_id: string;
  address_key: string;
  day: string;
  members: number;
}

interface SecurityLog {
  tenant_id: string;
  id: string;
  at: Time;
  member_id: string | null;
  name_key: string | null;
  event: string;
  address: string | null;
  user_agent: string | null;
  request_id: string | null;
  details: ColumnType<unknown, string, never>;
}

interface Vendors {
  tenant_id: string;
  category: string;
  vendor: string;
  name: string;
  position: number;
  hot: boolean;
}

interface Games {
  tenant_id: string;
  node_id: string;
  code: string;
  vendor: string;
  category: string;
  classify: string;
  name: string;
  min_bet: string;
  min_lines: number;
  tags: ColumnType<string[], string, string>;
  hot_rank: number | null;
  is_new: boolean;
  state: Generated<string>;
  position: number;
  /** The game server that plays it. */
  provider: string;
  /** Of the house's own games all five are known. */
  theme: string | null;
  mechanic: GameMechanic | null;
  model: string | null;
  /** 1/100 of a per cent. */
  rtp: number | null;
  volatility: Volatility | null;
  /** How much of a stake counts towards turnover, in per cent. */
  weight: number;
}

interface MemberGames {
  tenant_id: string;
  member_id: string;
  node_id: string;
  at: Time;
}

interface Notices {
  tenant_id: string;
  id: string;
  type: string;
  title: ColumnType<Texts, string, string>;
  content: ColumnType<Texts, string, string>;
  level: number;
  at: Date;
}

interface Banners {
  tenant_id: string;
  id: string;
  group_name: string;
  picture: string;
  title: ColumnType<Texts, string, string>;
  linkage_type: string | null;
  linkage: string | null;
  position: number;
}

interface GameSessions {
  tenant_id: string;
  id: string;
  provider: string;
  token_hash: string;
  token_expires_at: Date;
  player_id: string;
  member_id: string | null;
  login_session: string | null;
  realm: string;
  mode: string;
  game_code: string;
  vendor: string;
  currency: string;
  language: string;
  country: string;
  nickname: string;
  created_at: Time;
  opened_at: MaybeTime;
  expires_at: Date;
  ended_at: MaybeTime;
}

interface GameRounds {
  tenant_id: string;
  provider: string;
  round_id: string;
  player_id: string;
  realm: string;
  game_code: string;
  state: StoredGameRoundState;
  /** How many transactions of the round are stored: the position of the last one. */
  transactions: ColumnType<number, number | undefined, number>;
  /** What its wins add up to, in 1/10,000 of the unit. */
  won: ColumnType<string, bigint | string | undefined, bigint | string>;
  opened_at: Time;
}

interface ProviderTransactions {
  tenant_id: string;
  provider: string;
  tx_id: string;
  kind: string;
  tx_ref: string;
  digest: string;
  round_id: string;
  bet_tx_id: string | null;
  player_id: string;
  realm: string;
  session_id: string;
  /** Counts the round's transactions from 1, in the order in which they were made; 0 where there is no round. */
  position: number;
  game_code: string | null;
  amount: ColumnType<string, bigint | string, never>;
  win_amount: ColumnType<string | null, bigint | string | null, never>;
  currency: string;
  status: string;
  note: string | null;
  processed_at: Time;
}

interface ProviderDayWins {
  tenant_id: string;
  provider: string;
  currency: string;
  day: string;
  won: ColumnType<string, bigint | string, bigint | string>;
}

/** The gateway's tables outside the ledger, as the query builder sees them. */
export interface Schema {
  merchants: Merchants;
  /** `moved`: its visitors are sent on to where the site is now. */
  merchant_hosts: { host: string; tenant_id: string; moved: Generated<boolean> };
  switch_version: { id: number; version: string };
  audit_log: AuditLog;
  members: Members;
  sessions: Sessions;
  login_attempts: LoginAttempts;
  registration_days: RegistrationDays;
  security_log: SecurityLog;
  vendors: Vendors;
  games: Games;
  favourites: MemberGames;
  recent_games: MemberGames;
  notices: Notices;
  banners: Banners;
  game_sessions: GameSessions;
  game_rounds: GameRounds;
  provider_transactions: ProviderTransactions;
  provider_day_wins: ProviderDayWins;
}

/** The gateway's query builder. */
export type Db = Kysely<Schema>;
