import { createHash } from "node:crypto";
import { getProviderStatus, type ProviderStatus, providerStatusNames, toTransactionText } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Schema.ts";
import { getAccountBalance, lockAccount } from "../../ledger/readLedger.ts";
import { postTransfer, type Posting } from "../../ledger/postTransfer.ts";
import { toRoundReference } from "../wallet/reference.ts";
import { countDayWin } from "./dayWinStore.ts";
import { decide, getRoundState, type MoneyCall } from "./decide.ts";
import { type Facts, readFacts } from "./facts.ts";
import type { GameSession } from "./gameSessionStore.ts";
import { advanceRound, closeUndoneRound, noteInRound } from "./roundStore.ts";
import { getLimits } from "./stakes.ts";
import { toPlayerAccount, toPostings } from "./toPostings.ts";
import { createTransaction } from "./transactionStore.ts";

/** Undoes the whole transaction of a call that turns out, at its end, to be beyond the day's ceiling. */
class DayCeilingError extends Error {
  override readonly name = "DayCeilingError";
}

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

/** Wins of real money are counted last: the day's row is every player's, and only for as long as the commit takes. */
async function requireDayCeiling(db: Db, session: GameSession, postings: readonly Posting[]): Promise<void> {
  const account = toPlayerAccount(session);
  const won = postings.filter((line) => line.account === account && line.kind !== "ROLLBACK" && line.amount > 0n);
  const amount = won.reduce((sum, line) => sum + line.amount, 0n);
  if (session.realm !== "real" || amount === 0n) return;
  if (!(await countDayWin(db, session, amount, getLimits(session.currency).maxDayWins))) throw new DayCeilingError();
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

async function moveOnce(tx: Db, session: GameSession, call: MoneyCall, mayBegin: (category: string) => boolean): Promise<MoneyAnswer> {
  const holder = { tenant: session.tenant_id, account: toPlayerAccount(session), asset: session.currency };
  // The wallet's row first: from here on no other call of this player runs beside this one.
  const before = await lockAccount(tx, holder);
  const betTxId = "betTxId" in call.body ? (call.body.betTxId ?? "") : "";
  const facts = await readFacts(tx, session, { txId: call.body.txId, roundId: call.body.roundId, betTxId }, mayBegin);
  const digest = toDigest(call, session);
  const { known } = facts;
  if (known !== null) {
    if (known.digest !== digest || known.realm !== session.realm) return { status: "DUPLICATE_CONFLICT", balance: before, processedAt: Date.now() };
    const note = known.note === "TOMBSTONE" ? { note: known.note } as const : {};
    const { txRef, processedAt } = known;
    return { status: toStatus(known.status), balance: before, txRef, processedAt: processedAt.getTime(), ...note, ...toReason(known.status, facts) };
  }
  const decided = decide(call, session, facts);
  if (!getProviderStatus(decided).final) return { status: decided, balance: before, processedAt: Date.now() };
  const postings = decided === "OK" ? toPostings(call, session, facts) : [];
  const status = decided === "OK" ? await post(tx, session, call, postings) : decided;
  const note = toNote(call, status, facts);
  const isMove = status === "OK" && note === null;
  const position = await (isMove ? advanceRound(tx, session, call, getRoundState(facts.round)) : noteInRound(tx, session, call.body.roundId));
  const stored = await createTransaction(tx, session, call, facts, { digest, position, status, note });
  if (isMove && call.name === "rollback") await closeUndoneRound(tx, session, call.body.roundId);
  const moved = status === "OK" ? postings.filter(({ account }) => account === holder.account) : [];
  if (status === "OK") await requireDayCeiling(tx, session, postings);
  const balance = moved.reduce((sum, { amount }) => sum + amount, before);
  return { status, balance, txRef: stored.txRef, processedAt: stored.processedAt.getTime(), ...(note === null ? {} : { note }), ...toReason(status, facts) };
}

/**
 * Answers one money call of a game server (contract 3.12.3): in one transaction the wallet's row is locked, the rules
 * are asked, the ledger moves and the answer is stored, so that the same txId gets the same answer for ever. An answer
 * that is not final, such as WIN_LIMIT, moves and stores nothing.
 */
export async function moveMoney(db: Db, session: GameSession, call: MoneyCall, mayBegin: (category: string) => boolean): Promise<MoneyAnswer> {
  try {
    return await transact(db, (tx) => moveOnce(tx, session, call, mayBegin));
  } catch (error) {
    if (!(error instanceof DayCeilingError)) throw error;
    const holder = { tenant: session.tenant_id, account: toPlayerAccount(session), asset: session.currency };
    return { status: "WIN_LIMIT", balance: (await getAccountBalance(db, holder)) ?? 0n, processedAt: Date.now() };
  }
}
