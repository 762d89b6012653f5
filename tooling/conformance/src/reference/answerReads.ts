import { createHmac, randomUUID } from "node:crypto";
import { type ProviderGame, type ProviderRequest, type ProviderTransaction, toSummaryText } from "@marquee/contract";
import type { TransactionTotals } from "@marquee/contract";
import type { Reply } from "./createReferenceGateway.ts";
import type { ReferenceState, StoredTransaction } from "./ReferenceState.ts";
import type { Rules } from "./rules.ts";

/** The calls that move no money. */
export type ReadCalls = {
  readonly session: (body: ProviderRequest<"session">) => Reply;
  readonly balance: (body: ProviderRequest<"balance">) => Reply;
  readonly round: (body: ProviderRequest<"round">) => Reply;
  readonly end: (body: ProviderRequest<"end">) => Reply;
  readonly transactions: (body: ProviderRequest<"transactions">) => Reply;
};

/** Returns the record of a game for a session's answer; undefined as by gateways without such records. */
export type GetGame = (gameCode: string) => ProviderGame | undefined;

const pageSize = 100;

/** Answers calls for sessions, balances, rounds and reconciliation lists from memory. */
export function answerReads(memory: ReferenceState, rules: Rules, secret: string, getGame: GetGame): ReadCalls {
  return {
    session: ({ token }) => {
      const launch = memory.tokens.get(token);
      if (!launch) return { status: "INVALID_SESSION" };
      rules.takeToken(memory, token);
      const { player, gameCode } = launch;
      const game = getGame(gameCode);
      for (const other of memory.sessions.values()) if (other.player === player) other.ended = true;
      const session = {
        sessionId: `ref.${randomUUID()}`,
        playerId: player.id,
        nickname: "Reference",
        currency: player.currency,
        language: "EN",
        country: "VN",
        mode: "REAL" as const,
        limits: { minBet: 10_000, maxBet: 50_000_000, maxWin: 1_000_000_000_000 },
        jurisdiction: "SEA",
        realityMinutes: 0,
        expiresAt: Date.now() + 3_600_000,
        ...(game === undefined ? {} : { game }),
      };
      memory.sessions.set(session.sessionId, { session, player, gameCode, ended: false });
      return { status: "OK", player, session };
    },
    balance: ({ sessionId }) => {
      const session = memory.sessions.get(sessionId);
      return session ? { status: "OK", player: session.player } : { status: "INVALID_SESSION" };
    },
    round: ({ sessionId, roundId }) => {
      const session = memory.sessions.get(sessionId);
      if (!session) return { status: "INVALID_SESSION" };
      const { player } = session;
      const transactions = [...memory.transactions.values()].filter((each) => each.roundId === roundId).map(toPublic);
      if (transactions.length === 0) return { status: "TX_NOT_FOUND", player };
      const { closed = false, bets = [] } = memory.rounds.get(roundId) ?? {};
      const state = bets.every((bet) => bet.state === "ROLLED_BACK") ? "ROLLED_BACK" : closed ? "CLOSED" : "OPEN";
      return { status: "OK", player, round: { roundId, state, transactions } };
    },
    end: ({ sessionId }) => {
      const session = memory.sessions.get(sessionId);
      if (!session) return { status: "INVALID_SESSION" };
      session.ended = true;
      const own = [...memory.transactions.values()].filter(
        (each) => each.sessionId === sessionId && each.status === "OK",
      );
      const { bets, wins } = toTotals(session.player.currency, own);
      const rounds = new Set(own.map(({ roundId }) => roundId)).size;
      return { status: "OK", player: session.player, totals: { bets, wins, rounds } };
    },
    transactions: ({ from, to, cursor }) => {
      const end = Math.min(to, Date.now());
      const all = [...memory.transactions.values()].filter(
        ({ processedAt }) => processedAt >= from && processedAt < end,
      );
      const start = cursor === undefined ? 0 : Number(cursor);
      const page = all.slice(start, start + pageSize).map(toPublic);
      const done = all.filter(({ status }) => status === "OK");
      const currencies = [...new Set(done.map(({ currency }) => currency))];
      const totals = currencies.map((currency) =>
        toTotals(
          currency,
          done.filter((each) => each.currency === currency),
        ),
      );
      const signature = createHmac("sha256", secret)
        .update(toSummaryText(from, end, all.length, totals))
        .digest("hex");
      const next = start + pageSize < all.length ? { nextCursor: String(start + pageSize) } : {};
      const summary = { to: end, count: all.length, totals, signature };
      return { status: "OK", transactions: page, ...next, ...(cursor === undefined ? { summary } : {}) };
    },
  };
}

function toPublic({
  text: _text,
  balance: _balance,
  note: _note,
  sessionId: _session,
  ...transaction
}: StoredTransaction): ProviderTransaction {
  return transaction;
}

/** Sums of the accepted transactions; a rolled-back bet counts in both `bets` and `rollbacks`. */
function toTotals(
  currency: string,
  transactions: readonly ProviderTransaction[],
): TransactionTotals & Readonly<Record<"bets" | "wins" | "rollbacks", number>> {
  const sum = (of: (transaction: ProviderTransaction) => number): number =>
    transactions.reduce((all, each) => all + of(each), 0);
  const stakes = new Map(transactions.filter(({ kind }) => kind === "bet").map(({ txId, amount }) => [txId, amount]));
  return {
    currency,
    bets: sum(({ kind, amount }) => (kind === "bet" || kind === "betwin" ? amount : 0)),
    wins: sum(({ kind, amount, winAmount = 0 }) => (kind === "win" ? amount : winAmount)),
    rollbacks: sum(({ kind, betTxId = "" }) => (kind === "rollback" ? (stakes.get(betTxId) ?? 0) : 0)),
  };
}
