import type { ProviderStatus } from "@marquee/contract";
import type { ProviderSession, ProviderTransaction } from "@marquee/contract/schema";

/** A player of the reference gateway; the balance in 1/10,000 of the unit. */
export type Player = { readonly id: string; readonly currency: string; balance: number; isFrozen: boolean };

/** A session; `ended` is set once. */
export type OpenSession = {
  readonly session: ProviderSession;
  readonly player: Player;
  readonly gameCode: string;
  ended: boolean;
};

/** A transaction with its answer, kept under its id for good. */
export type StoredTransaction = ProviderTransaction & {
  /** The fields that a retry must repeat: see `toTransactionText`. */
  readonly text: string;
  readonly sessionId: string;
  /** Balance right after it. */
  readonly balance: number;
  readonly note?: "TOMBSTONE";
};

/** Where one bet stands; a tombstone is a bet that was rolled back before it came. */
export type Bet = { readonly amount: number; state: "PLACED" | "SETTLED" | "ROLLED_BACK" | "TOMBSTONE" };

/** A round with its bets. */
export type Round = { readonly playerId: string; closed: boolean; won: number; readonly bets: Bet[] };

/** How a money call ends. */
export type Decision = { readonly status: ProviderStatus; readonly note?: "TOMBSTONE" };

/** The state of the reference gateway. */
export type Memory = {
  readonly sessions: Map<string, OpenSession>;
  readonly transactions: Map<string, StoredTransaction>;
  readonly rounds: Map<string, Round>;
  readonly bets: Map<string, Bet>;
  /** Launch tokens, each until its use. */
  readonly tokens: Map<string, { readonly player: Player; readonly gameCode: string }>;
  readonly closedGames: Set<string>;
};

/** An empty memory. */
export function createMemory(): Memory {
  return {
    sessions: new Map(),
    transactions: new Map(),
    rounds: new Map(),
    bets: new Map(),
    tokens: new Map(),
    closedGames: new Set(),
  };
}
