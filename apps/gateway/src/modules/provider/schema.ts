import type { StoredGameRoundState } from "@marquee/contract";
import type { ColumnType, Generated } from "kysely";
import type { MaybeTime, Time } from "../../db/columns.ts";

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
  /** Stakes less rollbacks, wins, in 1/10,000 of the unit, and the number of rounds. */
  staked: ColumnType<string, string | undefined, string>;
  won: ColumnType<string, string | undefined, string>;
  rounds: Generated<number>;
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
  /** What was staked in it, and how much of that was bonus money. */
  staked: ColumnType<string, bigint | undefined, bigint>;
  staked_bonus: ColumnType<string, bigint | undefined, bigint>;
  bonus_id: string | null;
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
  /** The number of the transaction in its round, from 1; 0 without a round. */
  position: number;
  game_code: string | null;
  amount: ColumnType<string, bigint | string, never>;
  win_amount: ColumnType<string | null, bigint | string | null, never>;
  currency: string;
  status: string;
  note: string | null;
  /** The part of the amount, and of a win beside a stake, that was the bonus wallet's. */
  bonus_amount: ColumnType<string, bigint | undefined, never>;
  bonus_win: ColumnType<string, bigint | undefined, never>;
  processed_at: Time;
}

interface StakeSides {
  tenant_id: string;
  provider: string;
  round_id: string;
  market: string;
  side: string;
  player_id: string;
  at: Time;
}

interface ProviderDayWins {
  tenant_id: string;
  provider: string;
  currency: string;
  day: string;
  won: ColumnType<string, bigint | string, bigint | string>;
}

/** Tables of the seamless wallet. */
export interface ProviderTables {
  game_sessions: GameSessions;
  game_rounds: GameRounds;
  provider_transactions: ProviderTransactions;
  provider_day_wins: ProviderDayWins;
  stake_sides: StakeSides;
}
