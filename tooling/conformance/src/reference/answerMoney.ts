import { randomUUID } from "node:crypto";
import { type ProviderRequest, toTransactionText } from "@marquee/contract";
import type { TransactionFields } from "@marquee/contract";
import type { Reply } from "./createReferenceGateway.ts";
import type { Bet, Decision, ReferenceState, OpenSession } from "./ReferenceState.ts";
import type { BetCall, Rules } from "./rules.ts";

/** The calls that move money. */
export type MoneyCalls = {
  readonly bet: (body: ProviderRequest<"bet">) => Promise<Reply>;
  readonly win: (body: ProviderRequest<"win">) => Promise<Reply>;
  readonly betwin: (body: ProviderRequest<"betwin">) => Promise<Reply>;
  readonly rollback: (body: ProviderRequest<"rollback">) => Promise<Reply>;
};

type Asked = { readonly sessionId: string; readonly txId: string; readonly roundId: string };
type Fields = Omit<TransactionFields, "playerId">;

/** Answers money calls by the rules; the calls of one player run one after another. */
export function answerMoney(memory: ReferenceState, rules: Rules): MoneyCalls {
  const queues = new Map<string, Promise<unknown>>();

  const lock = async (playerId: string, work: () => Promise<Reply>): Promise<Reply> => {
    if (!rules.isLocked) return work();
    const turn = (queues.get(playerId) ?? Promise.resolve()).then(work);
    queues.set(playerId, turn);
    return turn;
  };

  /** Rule 1: returns the stored answer for a known id, otherwise applies the decision once and stores the answer. */
  const once = async (
    asked: Asked,
    fields: Fields,
    isAccepted: (session: OpenSession) => boolean,
    apply: (session: OpenSession) => Promise<Decision>,
  ): Promise<Reply> => {
    const session = memory.sessions.get(asked.sessionId);
    if (!session) return { status: "INVALID_SESSION" };
    const { player } = session;
    return lock(player.id, async () => {
      const text = toTransactionText({ ...fields, playerId: player.id });
      const stored = rules.findStored(memory, asked.txId);
      if (stored && !rules.isSame(stored.text, text)) return { status: "DUPLICATE_CONFLICT", player };
      if (!rules.replaysFirst && !isAccepted(session)) return { status: "SESSION_EXPIRED", player };
      if (stored) {
        const balance = rules.toReplayBalance(stored, player);
        return {
          status: stored.status,
          player,
          balance,
          txRef: stored.txId,
          processedAt: stored.processedAt,
          ...(stored.note && { note: stored.note }),
        };
      }
      if (!isAccepted(session)) return { status: "SESSION_EXPIRED", player };
      const decision = await apply(session);
      const processedAt = Date.now();
      if (rules.isKept(decision.status)) {
        const { betTxId, winAmount, amount = 0, kind, roundId } = fields;
        memory.transactions.set(asked.txId, {
          txId: asked.txId,
          kind,
          roundId,
          playerId: player.id,
          amount,
          currency: player.currency,
          processedAt,
          text,
          sessionId: asked.sessionId,
          balance: player.balance,
          ...decision,
          ...(betTxId === undefined ? {} : { betTxId }),
          ...(winAmount === undefined ? {} : { winAmount }),
        });
      }
      return { ...decision, player, txRef: randomUUID(), processedAt };
    });
  };

  const takeStake = async (body: BetCall, session: OpenSession): Promise<Decision> => {
    const { player } = session;
    if (rules.isStopped(memory.bets.get(body.txId))) return { status: "ROLLED_BACK" };
    if (!rules.acceptsPlayer(player)) return { status: "PLAYER_BLOCKED" };
    if (!rules.acceptsGame(body, session)) return { status: "INVALID_GAME" };
    if (!rules.acceptsOpenGame(body, memory)) return { status: "GAME_DISABLED" };
    if (!rules.acceptsCurrency(body, player)) return { status: "WRONG_CURRENCY" };
    if (!rules.acceptsStake(body, session)) return { status: "BET_LIMIT" };
    if (!rules.isCovered(body, player)) return { status: "INSUFFICIENT_FUNDS" };
    if (memory.rounds.get(body.roundId)?.closed) return { status: "ROUND_CLOSED" };
    await rules.beforeDebit();
    player.balance -= body.amount;
    const bet: Bet = { amount: body.amount, state: "PLACED" };
    memory.bets.set(body.txId, bet);
    const round = memory.rounds.get(body.roundId) ?? { playerId: player.id, closed: false, won: 0, bets: [] };
    memory.rounds.set(body.roundId, round);
    round.bets.push(bet);
    return { status: "OK" };
  };

  const settle = (roundId: string, closes: boolean, amount: number): void => {
    const round = memory.rounds.get(roundId);
    if (!round) return;
    round.won += amount;
    for (const bet of round.bets) if (bet.state === "PLACED") bet.state = "SETTLED";
    round.closed = rules.closesRound(closes);
  };

  return {
    bet: (body) => once(body, { ...body, kind: "bet" }, rules.acceptsBet, (session) => takeStake(body, session)),
    betwin: (body) =>
      once(body, { ...body, kind: "betwin" }, rules.acceptsBet, async (session) => {
        if (!rules.acceptsWinAmount(body.winAmount, session)) return { status: "WIN_LIMIT" };
        const decision = await takeStake(body, session);
        if (decision.status !== "OK") return decision;
        session.player.balance += body.winAmount;
        settle(body.roundId, true, body.winAmount);
        return decision;
      }),
    win: (body) =>
      once(body, { ...body, kind: "win" }, rules.acceptsWin, async (session) => {
        const { player } = session;
        const bet = body.betTxId === undefined ? undefined : memory.bets.get(body.betTxId);
        const isFree = body.kind === "PROMO" || body.kind === "FREESPIN";
        const round = memory.rounds.get(body.roundId);
        const status = rules.checkWin(round, bet, isFree);
        if (status !== "OK") return { status };
        if (!rules.acceptsWinAmount((round?.won ?? 0) + body.amount, session)) return { status: "WIN_LIMIT" };
        player.balance += body.amount;
        settle(body.roundId, body.roundClosed, body.amount);
        return { status };
      }),
    rollback: (body) =>
      once(
        body,
        { ...body, kind: "rollback" },
        () => true,
        async ({ player }) => {
          const bet = memory.bets.get(body.betTxId);
          const decision = rules.checkRollback(bet);
          if (decision.status !== "OK") return decision;
          if (bet) {
            player.balance += rules.toRefund(bet);
            bet.state = "ROLLED_BACK";
          } else rules.placeTombstone(memory, body.betTxId);
          return decision;
        },
      ),
  };
}
