import { sql } from "kysely";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Db } from "../../db/Schema.ts";
import type { MoneyCall } from "./decide.ts";
import type { Facts, KnownTransaction } from "./facts.ts";
import type { GameSession } from "./gameSessionStore.ts";

/** What is stored of a call: its own facts, and how it was answered. */
export interface Outcome {
  readonly digest: string;
  readonly status: string;
  readonly note: string | null;
}

function toAmounts({ name, body }: MoneyCall, { bet }: Facts): { readonly amount: bigint; readonly winAmount: bigint | null } {
  if (name === "rollback") return { amount: bet?.status === "OK" ? bet.amount : 0n, winAmount: null };
  return { amount: BigInt(body.amount), winAmount: name === "betwin" ? BigInt(body.winAmount) : null };
}

/** Stores a final answer under its txId. */
export async function createTransaction(
  db: Db,
  session: GameSession,
  call: MoneyCall,
  facts: Facts,
  { digest, status, note }: Outcome,
): Promise<KnownTransaction> {
  const { amount, winAmount } = toAmounts(call, facts);
  const txRef = uuidv7();
  const row = await db
    .insertInto("provider_transactions")
    .values({
      tenant_id: session.tenant_id,
      provider: session.provider,
      tx_id: call.body.txId,
      kind: call.name,
      tx_ref: txRef,
      digest,
      round_id: call.body.roundId,
      bet_tx_id: call.name === "win" || call.name === "rollback" ? (call.body.betTxId ?? null) : null,
      player_id: session.player_id,
      session_id: session.id,
      game_code: call.name === "rollback" ? session.game_code : call.body.gameCode,
      amount,
      win_amount: winAmount,
      currency: session.currency,
      status,
      note,
    })
    .returning("processed_at")
    .executeTakeFirstOrThrow();
  return { digest, status, note, txRef, processedAt: row.processed_at };
}

/** Opens the round of a made call, or opens it again when all its bets had been undone. */
export async function openRound(db: Db, session: GameSession, roundId: string): Promise<void> {
  const { tenant_id, provider, player_id, game_code } = session;
  await db
    .insertInto("game_rounds")
    .values({ tenant_id, provider, round_id: roundId, player_id, game_code, state: "OPEN" })
    .onConflict((conflict) => conflict.columns(["tenant_id", "provider", "round_id"]).doUpdateSet({ state: "OPEN" }))
    .execute();
}

/** Ends the round: paid out, or undone. */
export async function closeRound(db: Db, session: GameSession, roundId: string, state: "CLOSED" | "ROLLED_BACK"): Promise<void> {
  await db
    .updateTable("game_rounds")
    .set({ state })
    .where("tenant_id", "=", session.tenant_id)
    .where("provider", "=", session.provider)
    .where("round_id", "=", roundId)
    .execute();
}

/** True when every bet that was made in the round has been rolled back. */
export async function isRoundUndone(db: Db, session: GameSession, roundId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (
      select 1 from provider_transactions b
      where b.tenant_id = ${session.tenant_id} and b.provider = ${session.provider} and b.round_id = ${roundId}
        and b.kind = 'bet' and b.status = 'OK'
        and not exists (select 1 from provider_transactions u where u.tenant_id = b.tenant_id and u.provider = b.provider
          and u.bet_tx_id = b.tx_id and u.kind = 'rollback' and u.status = 'OK')) as open`.execute(db);
  return rows[0]?.open === false;
}
