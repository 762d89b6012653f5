import { uuidv7 } from "../../db/uuidv7.ts";
import type { Db } from "../../db/Schema.ts";
import type { MoneyCall } from "./decide.ts";
import type { Facts, KnownTransaction } from "./moneyFactStore.ts";
import type { GameSession } from "./gameSessionStore.ts";

/** What is stored of a call: its own facts, its place in the round, and how it was answered. */
export interface Outcome {
  readonly digest: string;
  readonly position: number;
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
  { digest, position, status, note }: Outcome,
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
      realm: session.realm,
      session_id: session.id,
      position,
      game_code: call.name === "rollback" ? session.game_code : call.body.gameCode,
      amount,
      win_amount: winAmount,
      currency: session.currency,
      status,
      note,
    })
    .returning("processed_at")
    .executeTakeFirstOrThrow();
  return { realm: session.realm, digest, status, note, txRef, processedAt: row.processed_at };
}
