import type { ProviderStatus } from "@marquee/contract";
import type { ColumnType, JSONColumnType } from "kysely";
import type { RoundStatus } from "../../api/GameApi.ts";
import type { Outcome } from "../../maths/Outcome.ts";

/** Eight-byte integers come as text; what goes in is a bigint. */
type Money = ColumnType<string, bigint, bigint>;
type Time = ColumnType<Date, Date | undefined, Date>;
type MaybeTime = ColumnType<Date | null, Date | null | undefined, Date | null>;

interface Sessions {
  id: string;
  /** SHA-256 of the token that the client holds. */
  token_hash: string;
  provider_session: string;
  player_id: string;
  nickname: string;
  currency: string;
  mode: "REAL" | "DEMO";
  jurisdiction: string;
  min_bet: Money;
  max_bet: Money;
  max_win: Money;
  game_code: string;
  /** What the gateway's record of the game names; null in sessions of older programs, which have ended. */
  theme: string | null;
  model: string | null;
  /** It plays the model of a round that was left unfinished, and no other round: the record names another model now. */
  finishes_only: ColumnType<boolean, boolean | undefined, boolean>;
  /** What time and net position count over: all sessions of one login. */
  play_session: string;
  /** An IANA name. */
  time_zone: ColumnType<string, string | undefined, string>;
  /** It ended because the player opened the game in another window. */
  is_replaced: ColumnType<boolean, boolean | undefined, boolean>;
  opened_at: Time;
  usable_until: Time;
  ended_at: MaybeTime;
}

interface Seeds {
  id: string;
  player_id: string;
  server_seed: string;
  server_commit: string;
  /** Null until the player has said it: the server's part is fixed before. */
  client_seed: string | null;
  next_nonce: number;
  created_at: Time;
  revealed_at: MaybeTime;
}

interface Rounds {
  id: string;
  client_round_id: string;
  player_id: string;
  session_id: string;
  provider_session: string;
  game_code: string;
  game_version: number;
  model: string;
  model_version: number;
  rtp: number;
  currency: string;
  mode: "REAL" | "DEMO";
  jurisdiction: string;
  stake: Money;
  max_win: Money;
  /** Set when the round has been shown to its end. */
  win: ColumnType<string | null, bigint | undefined, bigint>;
  seed_id: string;
  nonce: number;
  outcome: JSONColumnType<Outcome>;
  shown: ColumnType<number, number | undefined, number>;
  picked: ColumnType<number | null, number | null | undefined, number | null>;
  /** The player has seen how it ended. */
  is_seen: ColumnType<boolean, boolean | undefined, boolean>;
  status: RoundStatus;
  refusal: ColumnType<string | null, string | null | undefined, string | null>;
  refused_limit: ColumnType<string | null, string | null | undefined, string | null>;
  attempts: ColumnType<number, number | undefined, number>;
  /** How often the wallet refused for good what it should have taken. */
  disputes: ColumnType<number, number | undefined, number>;
  next_try_at: Time;
  created_at: Time;
  touched_at: Time;
}

interface Resolutions {
  id: string;
  round_id: string;
  at: Time;
  actor: string;
  action: string;
  /** What the wallet had said. */
  refusal: string | null;
  why: string;
}

interface TransferWallets {
  wallet: string;
  /** The last place in its records. */
  position: Money;
}

interface WalletPlayers {
  wallet: string;
  player_id: string;
  currency: string;
  balance: Money;
}

interface WalletTransfers {
  wallet: string;
  transfer_id: string;
  player_id: string;
  currency: string;
  direction: "IN" | "OUT";
  amount: Money;
  status: "DONE" | "REFUSED";
  reason: string;
  balance: Money;
  position: Money;
  at: Time;
}

interface WalletCalls {
  wallet: string;
  tx_id: string;
  position: Money;
  kind: "bet" | "win" | "betwin" | "rollback";
  round_id: string;
  bet_tx_id: string | null;
  amount: Money;
  win_amount: ColumnType<string | null, bigint | null, bigint | null>;
  status: ProviderStatus;
  at: Time;
}

interface WalletPlays {
  wallet: string;
  position: Money;
  /** A call that stakes and wins has two lines. */
  line: number;
  player_id: string;
  currency: string;
  kind: "BET" | "WIN" | "ROLLBACK";
  amount: Money;
  game_code: string;
  round_id: string;
  at: Time;
}

interface WalletSessions {
  provider_session: string;
  wallet: string;
  player_id: string;
  currency: string;
  game_code: string;
}

/** Tables of the game house. */
export interface Schema {
  sessions: Sessions;
  seeds: Seeds;
  rounds: Rounds;
  resolutions: Resolutions;
  transfer_wallets: TransferWallets;
  wallet_players: WalletPlayers;
  wallet_transfers: WalletTransfers;
  wallet_calls: WalletCalls;
  wallet_plays: WalletPlays;
  wallet_sessions: WalletSessions;
}
