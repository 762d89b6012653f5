import { createHash } from "node:crypto";
import { type ProviderStatus, providerStatusNames, toTransactionText } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Schema.ts";
import { lockAccount } from "../../ledger/readLedger.ts";
import { postTransfer, type Posting } from "../../ledger/postTransfer.ts";
import { toRoundReference } from "../wallet/reference.ts";
import { decide, type MoneyCall } from "./decide.ts";
import { type Facts, readFacts } from "./facts.ts";
import type { GameSession } from "./gameSessionStore.ts";
import { toPlayerAccount, toPostings } from "./toPostings.ts";
import { closeRound, createTransaction, isRoundUndone, openRound } from "./transactionStore.ts";

/** The answer to a money call; `balance` in 1/10,000 of the unit. */
export interface MoneyAnswer {
  readonly status: ProviderStatus;
  readonly balance: bigint;
  readonly txRef?: string;
  readonly note?: "TOMBSTONE";
  /** What the player's account is, with PLAYER_BLOCKED. */
  readonly reason?: "FROZEN" | "CLOSED";
  readonly processedAt: number;
}

function toDigest({ name, body }: MoneyCall, session: GameSession): string {
  const text = toTransactionText({
    kind: name,
    playerId: session.player_id,
    roundId: body.roundId,
    ...(name === "rollback" ? {} : { gameCode: body.gameCode, amount: body.amount, currency: body.currency }),
    ...(name === "betwin" ? { winAmount: body.winAmount } : {}),
    ...(name === "win" || name === "rollback" ? { betTxId: body.betTxId } : {}),
  });
  return createHash("sha256").update(text).digest("hex");
}

async function post(db: Db, session: GameSession, call: MoneyCall, postings: readonly Posting[]): Promise<ProviderStatus> {
  if (postings.length === 0) return "OK";
  const result = await postTransfer(db, {
    tenant: session.tenant_id,
    scope: `provider:${session.provider}`,
    key: call.body.txId,
    ref: toRoundReference(session.game_code, call.body.roundId),
    postings,
  });
  if (result.outcome === "POSTED") return "OK";
  if (result.outcome === "CONFLICT") return "DUPLICATE_CONFLICT";
  return result.refusal === "INSUFFICIENT" ? "INSUFFICIENT_FUNDS" : "BET_LIMIT";
}

async function keepRound(db: Db, session: GameSession, call: MoneyCall, { round }: Facts): Promise<void> {
  const { roundId } = call.body;
  if (call.name !== "rollback" && round?.state !== "OPEN") await openRound(db, session, roundId);
  if (call.name === "betwin" || (call.name === "win" && call.body.roundClosed)) await closeRound(db, session, roundId, "CLOSED");
  if (call.name === "rollback" && (await isRoundUndone(db, session, roundId))) await closeRound(db, session, roundId, "ROLLED_BACK");
}

function toNote(call: MoneyCall, status: ProviderStatus, { bet }: Facts): "TOMBSTONE" | null {
  return call.name === "rollback" && status === "OK" && bet?.status !== "OK" ? "TOMBSTONE" : null;
}

function toStatus(text: string): ProviderStatus {
  return providerStatusNames.find((name) => name === text) ?? "UNKNOWN";
}

function toReason(status: string, { memberStatus }: Facts): Pick<MoneyAnswer, "reason"> {
  return status === "PLAYER_BLOCKED" && (memberStatus === "FROZEN" || memberStatus === "CLOSED") ? { reason: memberStatus } : {};
}

async function moveOnce(tx: Db, session: GameSession, call: MoneyCall, mayBegin: boolean): Promise<MoneyAnswer> {
  const holder = { tenant: session.tenant_id, account: toPlayerAccount(session), asset: session.currency };
  // The wallet's row first: from here on no other call of this player runs beside this one.
  const before = await lockAccount(tx, holder);
  const betTxId = "betTxId" in call.body ? (call.body.betTxId ?? "") : "";
  const facts = await readFacts(tx, session, { txId: call.body.txId, roundId: call.body.roundId, betTxId }, mayBegin);
  const digest = toDigest(call, session);
  const { known } = facts;
  if (known !== null) {
    if (known.digest !== digest) return { status: "DUPLICATE_CONFLICT", balance: before, processedAt: Date.now() };
    const note = known.note === "TOMBSTONE" ? { note: known.note } as const : {};
    const { txRef, processedAt } = known;
    return { status: toStatus(known.status), balance: before, txRef, processedAt: processedAt.getTime(), ...note, ...toReason(known.status, facts) };
  }
  const decided = decide(call, session, facts);
  const postings = decided === "OK" ? toPostings(call, session, facts) : [];
  const status = decided === "OK" ? await post(tx, session, call, postings) : decided;
  const note = toNote(call, status, facts);
  const stored = await createTransaction(tx, session, call, facts, { digest, status, note });
  if (status === "OK" && note === null) await keepRound(tx, session, call, facts);
  const moved = status === "OK" ? postings.filter(({ account }) => account === holder.account) : [];
  const balance = moved.reduce((sum, { amount }) => sum + amount, before);
  return { status, balance, txRef: stored.txRef, processedAt: stored.processedAt.getTime(), ...(note === null ? {} : { note }), ...toReason(status, facts) };
}

/**
 * Answers one money call of a game server (contract 3.12.3): in one transaction the wallet's row is locked, the rules
 * are asked, the ledger moves and the answer is stored, so that the same txId gets the same answer for ever.
 */
export async function moveMoney(db: Db, session: GameSession, call: MoneyCall, mayBegin: boolean): Promise<MoneyAnswer> {
  return transact(db, (tx) => moveOnce(tx, session, call, mayBegin));
}
