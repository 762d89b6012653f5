import { type ProviderTransaction, type StoredGameRoundState, toWireAmount, type WireAmount } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { GameSession } from "./gameSessionStore.ts";
import { tables } from "./tables.ts";

/** A stored transaction as the database gives it. */
export interface Row {
  readonly tx_id: string;
  readonly kind: ProviderTransaction["kind"];
  readonly bet_tx_id: string | null;
  readonly round_id: string;
  readonly player_id: string;
  readonly amount: string;
  readonly win_amount: string | null;
  readonly currency: string;
  readonly status: ProviderTransaction["status"];
  readonly processed_at: Date;
}

/** What is selected of a transaction. */
export const columns = sql`tx_id, kind, bet_tx_id, round_id, player_id, amount, win_amount, currency, status, processed_at`;

/** A stored transaction as the provider may read it. */
export function toTransaction(row: Row): ProviderTransaction {
  return {
    txId: row.tx_id,
    kind: row.kind,
    ...(row.bet_tx_id === null ? {} : { betTxId: row.bet_tx_id }),
    roundId: row.round_id,
    playerId: row.player_id,
    amount: Number(row.amount),
    ...(row.win_amount === null ? {} : { winAmount: Number(row.win_amount) }),
    currency: row.currency,
    status: row.status,
    processedAt: row.processed_at.getTime(),
  };
}

/** A round without a row contains only refusals, or the rollback of a bet that never came. */
function toState(stored: StoredGameRoundState | undefined, rows: readonly Row[]): StoredGameRoundState {
  if (stored !== undefined) return stored;
  const isStopped = rows.some(({ kind, status }) => kind === "rollback" && status === "OK");
  return isStopped ? "ROLLED_BACK" : "OPEN";
}

/** A round of the player with its transactions in order; `undefined` when there is none. */
export async function getRound(db: Db, session: GameSession, roundId: string) {
  const round = await tables(db)
    .selectFrom("game_rounds")
    .select("state")
    .where("tenant_id", "=", session.tenant_id)
    .where("provider", "=", session.provider)
    .where("round_id", "=", roundId)
    .where("player_id", "=", session.player_id)
    .where("realm", "=", session.realm)
    .executeTakeFirst();
  const { rows } = await sql<Row>`
    select ${columns} from provider_transactions
    where tenant_id = ${session.tenant_id} and provider = ${session.provider} and round_id = ${roundId}
      and player_id = ${session.player_id} and realm = ${session.realm}
    order by position, processed_at, tx_id`.execute(db);
  return rows.length === 0
    ? undefined
    : { roundId, state: toState(round?.state, rows), transactions: rows.map(toTransaction) };
}

/** What a session staked and won, in 1/10,000 of the unit, and its number of rounds, updated by each call. */
export async function getSessionTotals(
  db: Db,
  session: GameSession,
): Promise<{ bets: WireAmount; wins: WireAmount; rounds: number }> {
  const { staked, won, rounds } = await tables(db)
    .selectFrom("game_sessions")
    .select(["staked", "won", "rounds"])
    .where("tenant_id", "=", session.tenant_id)
    .where("id", "=", session.id)
    .executeTakeFirstOrThrow();
  // A session that only returned stakes of an older one has staked nothing.
  return { bets: toWireAmount(BigInt(staked) < 0n ? 0n : BigInt(staked)), wins: toWireAmount(BigInt(won)), rounds };
}
