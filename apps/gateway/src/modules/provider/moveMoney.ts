import { createHash } from "node:crypto";
import { getProviderStatus, type ProviderStatus, providerStatusNames, toTransactionText } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import type { Posting } from "../../ledger/postTransfer.ts";
import { toRoundReference } from "../wallet/index.ts";
import { checkMoneyCall, findPassedLimit, getRoundState, type MoneyCall } from "./checkMoneyCall.ts";
import {
  beginMoneyCall,
  type BegunCall,
  DayCeilingError,
  type CallContext,
  finishMoneyCall,
  type KnownTransaction,
  type MoneySession,
} from "./moneyCallStore.ts";
import { getLimits } from "../../tenants/stakes.ts";
import { getPlayBalance } from "./getPlayBalance.ts";
import { addStakeSides } from "./stakeSideStore.ts";
import { noMoney, toBonusAccount, toPlayerAccount, toPostings } from "./toPostings.ts";
import { toRoundStates } from "./toRoundStates.ts";

/** The answer to a money call; `balance` in 1/10,000 of the unit. */
interface MoneyAnswer {
  readonly status: ProviderStatus;
  readonly balance: bigint;
  readonly txRef?: string;
  readonly note?: "TOMBSTONE";
  /** Which of the player's own limits refused, with RG_LIMIT. */
  readonly limit?: string;
  /** What keeps the player from staking, with PLAYER_BLOCKED. */
  readonly reason?: "FROZEN" | "CLOSED" | "TIMEOUT" | "EXCLUSION";
  readonly processedAt: number;
}

function toDigest({ name, body }: MoneyCall, session: MoneySession): string {
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

const isPlayers = (session: MoneySession, { account }: Posting): boolean =>
  account === toPlayerAccount(session) || account === toBonusAccount(session);

/** The part of the postings that counts against the day's ceiling: wins of real money. */
function toDayWon(session: MoneySession, postings: readonly Posting[]): bigint {
  if (session.realm !== "real") return 0n;
  const won = postings.filter((line) => isPlayers(session, line) && line.kind !== "ROLLBACK" && line.amount > 0n);
  return won.reduce((sum, line) => sum + line.amount, 0n);
}

/** What is stored beside the status: which limit refused, or that a rollback came before its bet. */
function toNote(call: MoneyCall, status: ProviderStatus, { bet, protection }: CallContext): string | null {
  if (status === "RG_LIMIT" && (call.name === "bet" || call.name === "betwin"))
    return findPassedLimit(call, protection);
  return call.name === "rollback" && status === "OK" && bet?.status !== "OK" ? "TOMBSTONE" : null;
}

function toStatus(text: string): ProviderStatus {
  return providerStatusNames.find((name) => name === text) ?? "UNKNOWN";
}

function toReason(status: string, { memberStatus, protection }: CallContext): Pick<MoneyAnswer, "reason"> {
  if (status !== "PLAYER_BLOCKED") return {};
  if (memberStatus === "FROZEN" || memberStatus === "CLOSED") return { reason: memberStatus };
  const { stop } = protection;
  return stop === "TIMEOUT" || stop === "EXCLUSION" ? { reason: stop } : {};
}

/** The part of an answer that its note tells. */
function toNoted(status: string, note: string | null): Pick<MoneyAnswer, "note" | "limit"> {
  if (note === "TOMBSTONE") return { note };
  return status === "RG_LIMIT" && note !== null ? { limit: note } : {};
}

function toAmounts(
  { name, body }: MoneyCall,
  { bet }: CallContext,
): { readonly amount: bigint; readonly winAmount: bigint | null } {
  if (name === "rollback") return { amount: bet?.status === "OK" ? bet.amount : 0n, winAmount: null };
  return { amount: BigInt(body.amount), winAmount: name === "betwin" ? BigInt(body.winAmount) : null };
}

function repeat({ context, balance, session }: BegunCall, known: KnownTransaction, digest: string): MoneyAnswer {
  if (known.digest !== digest || known.realm !== session.realm)
    return { status: "DUPLICATE_CONFLICT", balance, processedAt: Date.now() };
  const { txRef, processedAt } = known;
  return {
    status: toStatus(known.status),
    balance,
    txRef,
    processedAt: processedAt.getTime(),
    ...toNoted(known.status, known.note),
    ...toReason(known.status, context),
  };
}

/** What a game says of the sides of a stake is kept for the check on opposite stakes; play money is nobody's gain. */
async function addSides(tx: Db, session: MoneySession, call: MoneyCall): Promise<void> {
  if (session.realm !== "real" || (call.name !== "bet" && call.name !== "betwin")) return;
  const sides = call.body.detail?.sides ?? [];
  if (sides.length > 0) await addStakeSides(tx, session, call.body.roundId, sides);
}

async function moveOnce(tx: Db, begun: BegunCall, call: MoneyCall, mayBegin: MayBegin): Promise<MoneyAnswer> {
  const { session, context } = begun;
  const before = begun.balance + (context.bonus?.balance ?? 0n);
  const digest = toDigest(call, session);
  if (context.known !== null) return repeat({ ...begun, balance: before }, context.known, digest);
  const isOffered = context.gameCategory !== null && mayBegin(session, context.gameCategory);
  const checked = checkMoneyCall(call, session, context, isOffered);
  if (!getProviderStatus(checked).final) return { status: checked, balance: before, processedAt: Date.now() };
  const { postings, stake, win } = checked === "OK" ? toPostings(call, begun) : noMoney;
  const note = toNote(call, checked, context);
  const stored = await finishMoneyCall(tx, session, {
    kind: call.name,
    txId: call.body.txId,
    roundId: call.body.roundId,
    betTxId: call.name === "win" || call.name === "rollback" ? (call.body.betTxId ?? null) : null,
    gameCode: call.name === "rollback" ? session.game_code : call.body.gameCode,
    digest,
    ...toAmounts(call, context),
    status: checked,
    note,
    states: checked === "OK" && note === null ? toRoundStates(call, getRoundState(context.round)) : null,
    postings,
    stake,
    win,
    bonusId: context.bonus?.id ?? null,
    ref: toRoundReference(session.game_code, call.body.roundId),
    dayWon: toDayWon(session, postings),
    dayCeiling: getLimits(session.currency).maxDayWins,
  });
  const status = toStatus(stored.status);
  if (status === "OK") await addSides(tx, session, call);
  const moved = status === "OK" ? postings.filter((line) => isPlayers(session, line)) : [];
  const balance = stored.balance ?? moved.reduce((sum, { amount }) => sum + amount, before);
  return {
    status,
    balance,
    txRef: stored.txRef,
    processedAt: stored.processedAt.getTime(),
    ...toNoted(status, note),
    ...toReason(status, context),
  };
}

/** Whether the merchant's tree lets new rounds of a session begin at a game of this category. */
export type MayBegin = (session: MoneySession, category: string) => boolean;

/** The result of {@link moveMoney}, with its session. */
export interface MovedMoney {
  readonly session: MoneySession;
  readonly answer: MoneyAnswer;
}

/**
 * Answers one money call of a game server (contract 3.12.3): in one transaction of two statements the wallet's row is locked, the
 * rules are applied, the ledger is written and the answer is stored, so that the same txId always gets the same answer. An answer that
 * is not final, such as WIN_LIMIT, moves and stores nothing.
 *
 * @returns `undefined` for a session that is not the provider's
 */
export async function moveMoney(
  db: Db,
  provider: string,
  call: MoneyCall,
  mayBegin: MayBegin,
): Promise<MovedMoney | undefined> {
  let session: MoneySession | undefined;
  try {
    return await transact(db, async (tx) => {
      const { sessionId, txId, roundId } = call.body;
      const betTxId = "betTxId" in call.body ? (call.body.betTxId ?? "") : "";
      const begun = await beginMoneyCall(tx, provider, { sessionId, txId, roundId, betTxId });
      session = begun?.session;
      if (begun === undefined) return undefined;
      return { session: begun.session, answer: await moveOnce(tx, begun, call, mayBegin) };
    });
  } catch (error) {
    if (!(error instanceof DayCeilingError) || session === undefined) throw error;
    return {
      session,
      answer: { status: "WIN_LIMIT", balance: await getPlayBalance(db, session), processedAt: Date.now() },
    };
  }
}
