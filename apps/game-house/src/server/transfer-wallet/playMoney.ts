import type { ProviderAnswer, ProviderRequest, ProviderStatus } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../db/Schema.ts";
import {
  findCall,
  getWalletBalance,
  listRoundCalls,
  setWalletBalance,
  type StoredCall,
  takePosition,
} from "./walletStore.ts";

type Db = Kysely<Schema>;

/** The session of a game that plays from a wallet of the house. */
export type WalletSession = Selectable<Schema["wallet_sessions"]>;

/** A call of a game that moves money. */
export type PlayCall =
  | { readonly name: "bet"; readonly body: ProviderRequest<"bet"> }
  | { readonly name: "win"; readonly body: ProviderRequest<"win"> }
  | { readonly name: "betwin"; readonly body: ProviderRequest<"betwin"> }
  | { readonly name: "rollback"; readonly body: ProviderRequest<"rollback"> };

/** One line of the wallet's records: `amount` is signed. */
type Line = { readonly kind: "BET" | "WIN" | "ROLLBACK"; readonly amount: bigint };

const toKey = ({ wallet, player_id: playerId, currency }: WalletSession) => ({ wallet, playerId, currency });

function toLines({ name, body }: PlayCall, bet: StoredCall | undefined): readonly Line[] {
  if (name === "rollback") return bet?.status === "OK" ? [{ kind: "ROLLBACK", amount: BigInt(bet.amount) }] : [];
  if (name === "win") return [{ kind: "WIN", amount: BigInt(body.amount) }];
  const staked: Line = { kind: "BET", amount: -BigInt(body.amount) };
  return name === "bet" ? [staked] : [staked, { kind: "WIN", amount: BigInt(body.winAmount) }];
}

/** The rules of contract 3.12.3 for a call that was not answered before. */
function judge(call: PlayCall, calls: readonly StoredCall[], bet: StoredCall | undefined): ProviderStatus {
  const betTxId = call.name === "win" || call.name === "rollback" ? call.body.betTxId : call.body.txId;
  const isUndone = calls.some(
    ({ kind, status, bet_tx_id }) => kind === "rollback" && status === "OK" && bet_tx_id === betTxId,
  );
  if (call.name === "rollback") {
    if (isUndone) return "ALREADY_ROLLED_BACK";
    const isPaid =
      bet?.kind === "betwin" ||
      calls.some(({ kind, status, bet_tx_id }) => kind === "win" && status === "OK" && bet_tx_id === betTxId);
    return bet?.status === "OK" && isPaid ? "ALREADY_SETTLED" : "OK";
  }
  if (isUndone) return "ROLLED_BACK";
  return call.name === "win" && bet?.status !== "OK" ? "TX_NOT_FOUND" : "OK";
}

async function record(
  tx: Db,
  session: WalletSession,
  { name, body }: PlayCall,
  {
    position,
    status,
    lines,
  }: { readonly position: bigint; readonly status: ProviderStatus; readonly lines: readonly Line[] },
): Promise<void> {
  const { wallet, player_id, currency, game_code } = session;
  const { txId: tx_id, roundId: round_id } = body;
  const betTxId = "betTxId" in body ? (body.betTxId ?? null) : null;
  const amount = name === "rollback" ? 0n : BigInt(body.amount);
  const win = name === "betwin" ? BigInt(body.winAmount) : null;
  await tx
    .insertInto("wallet_calls")
    .values({ wallet, tx_id, position, kind: name, round_id, bet_tx_id: betTxId, amount, win_amount: win, status })
    .execute();
  const moved = lines.filter(({ amount: each }) => each !== 0n);
  if (status !== "OK" || moved.length === 0) return;
  await tx
    .insertInto("wallet_plays")
    .values(
      moved.map((line, index) => ({
        wallet,
        position,
        line: index,
        player_id,
        currency,
        round_id,
        game_code,
        ...line,
      })),
    )
    .execute();
}

/** Answers a money call of a game from the house's own wallet, the same for the same txId; `before` says whether a new stake may be taken. */
export async function playMoney(
  db: Db,
  session: WalletSession,
  call: PlayCall,
  mayStake: ProviderStatus,
): Promise<{ readonly status: ProviderStatus; readonly balance: bigint; readonly note?: "TOMBSTONE" }> {
  return transact(db, async (tx) => {
    const position = await takePosition(tx, session.wallet);
    const before = await getWalletBalance(tx, toKey(session));
    const known = await findCall(tx, session.wallet, call.body.txId);
    if (known !== undefined) return { status: known.status, balance: before };
    const isStake = call.name === "bet" || call.name === "betwin";
    if (isStake && mayStake !== "OK") return { status: mayStake, balance: before };
    const calls = await listRoundCalls(tx, session.wallet, call.body.roundId);
    const betTxId = call.name === "win" || call.name === "rollback" ? call.body.betTxId : undefined;
    const bet = calls.find(({ tx_id, kind }) => tx_id === betTxId && (kind === "bet" || kind === "betwin"));
    const judged = judge(call, calls, bet);
    const lines = toLines(call, bet);
    const isShort = judged === "OK" && isStake && before < BigInt(call.body.amount);
    const status = isShort ? "INSUFFICIENT_FUNDS" : judged;
    const balance = status === "OK" ? lines.reduce((sum, { amount }) => sum + amount, before) : before;
    await record(tx, session, call, { position, status, lines });
    if (balance !== before) await setWalletBalance(tx, toKey(session), balance);
    const isTombstone = call.name === "rollback" && status === "OK" && bet?.status !== "OK";
    return { status, balance, ...(isTombstone ? { note: "TOMBSTONE" as const } : {}) };
  });
}

type RoundAnswer = Extract<ProviderAnswer<"round">, { status: "OK" }>["round"];

/** A round as the wallet has it; undefined for one that it never heard of. */
export async function getWalletRound(
  db: Db,
  session: WalletSession,
  roundId: string,
): Promise<RoundAnswer | undefined> {
  const calls = await listRoundCalls(db, session.wallet, roundId);
  if (calls.length === 0) return undefined;
  const isDone = (kind: StoredCall["kind"]): boolean =>
    calls.some((call) => call.kind === kind && call.status === "OK");
  return {
    roundId,
    state: isDone("rollback") ? "ROLLED_BACK" : isDone("win") || isDone("betwin") ? "CLOSED" : "OPEN",
    transactions: calls.map((call) => ({
      txId: call.tx_id,
      kind: call.kind,
      ...(call.bet_tx_id === null ? {} : { betTxId: call.bet_tx_id }),
      roundId,
      playerId: session.player_id,
      amount: Number(call.amount),
      ...(call.win_amount === null ? {} : { winAmount: Number(call.win_amount) }),
      currency: session.currency,
      status: call.status,
      processedAt: call.at.getTime(),
    })),
  };
}
