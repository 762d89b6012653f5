import type { ProviderSession, ProviderStatus, ProviderTransaction } from "@marquee/contract";

/** A player of the reference gateway; the balance is in 1/10,000 of the currency unit. */
export type Player = { readonly id: string; readonly currency: string; balance: number; isFrozen: boolean };

/** A session; `ended` never changes back. */
export type OpenSession = {
  readonly session: ProviderSession;
  readonly player: Player;
  readonly gameCode: string;
  ended: boolean;
};

/** A transaction with its answer, stored permanently by its id. */
export type StoredTransaction = ProviderTransaction & {
  /** The fields that a retry must repeat: see `toTransactionText`. */
  readonly text: string;
  readonly sessionId: string;
  /** The balance right after the transaction. */
  readonly balance: number;
  readonly note?: "TOMBSTONE";
};

/** The state of one bet; a tombstone is a bet that was rolled back before it arrived. */
export type Bet = { readonly amount: number; state: "PLACED" | "SETTLED" | "ROLLED_BACK" | "TOMBSTONE" };

/** A round with its bets. */
export type Round = { readonly playerId: string; closed: boolean; won: number; readonly bets: Bet[] };

/** The result of a money call. */
export type Decision = { readonly status: ProviderStatus; readonly note?: "TOMBSTONE" };

/** The state of the reference gateway. */
export type ReferenceState = {
  readonly sessions: Map<string, OpenSession>;
  readonly transactions: Map<string, StoredTransaction>;
  readonly rounds: Map<string, Round>;
  readonly bets: Map<string, Bet>;
  /** Unused launch tokens. */
  readonly tokens: Map<string, { readonly player: Player; readonly gameCode: string }>;
  readonly closedGames: Set<string>;
};

/** An empty memory. */
export function createReferenceState(): ReferenceState {
  return {
    sessions: new Map(),
    transactions: new Map(),
    rounds: new Map(),
    bets: new Map(),
    tokens: new Map(),
    closedGames: new Set(),
  };
}
