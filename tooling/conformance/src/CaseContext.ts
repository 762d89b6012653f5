import { randomUUID } from "node:crypto";
import type { ProviderAnswer, ProviderRequest, ProviderSession, ProviderStatus } from "@marquee/contract";
import { check, checkSame } from "./ConformanceError.ts";
import { createWallet } from "./createWallet.ts";
import type { Wallet } from "./createWallet.ts";
import type { Target } from "./Target.ts";

/** A session that a case plays in. */
type Play = { readonly session: ProviderSession; readonly gameCode: string; readonly stake: number };

/** The answer to a money call. */
export type Moved = ProviderAnswer<"bet">;

/** The calls that a case can make. Each fills in the fields that the case leaves out. */
export type CaseContext = {
  readonly target: Target;
  readonly wallet: Wallet;
  /** The current session, opened on first use. */
  readonly play: () => Promise<Play>;
  /** Opens another session of the same player; the previous one ends. */
  readonly reopen: () => Promise<Play>;
  readonly balance: () => Promise<number>;
  readonly bet: (of: { txId: string; roundId: string } & Partial<ProviderRequest<"bet">>) => Promise<Moved>;
  readonly win: (of: { txId: string; roundId: string } & Partial<ProviderRequest<"win">>) => Promise<Moved>;
  readonly betwin: (of: { txId: string; roundId: string } & Partial<ProviderRequest<"betwin">>) => Promise<Moved>;
  readonly rollback: (
    of: { txId: string; betTxId: string; roundId: string } & Partial<ProviderRequest<"rollback">>,
  ) => Promise<Moved>;
  /** New ids for a round and its transactions. */
  readonly ids: () => Ids;
};

/** Ids of one round. */
export type Ids = {
  readonly roundId: string;
  readonly bet: string;
  readonly win: string;
  readonly undo: string;
  readonly other: string;
};

/** Creates the context for one gateway. */
export function createCaseContext(target: Target): CaseContext {
  const wallet = createWallet(target);
  let current: Play | undefined;

  const reopen = async (): Promise<Play> => {
    const { token, gameCode } = await target.getLaunch();
    const answer = await wallet.call("session", { token });
    check(answer.status === "OK", `/session: expected OK, got ${answer.status}`);
    const { session } = answer;
    current = { session, gameCode, stake: Math.max(session.limits.minBet, 100) };
    return current;
  };
  const play = async (): Promise<Play> => current ?? reopen();

  const common = async () => {
    const { session, gameCode, stake } = await play();
    return {
      sessionId: session.sessionId,
      requestId: randomUUID(),
      gameCode,
      currency: session.currency,
      amount: stake,
    };
  };

  return {
    target,
    wallet,
    play,
    reopen,
    balance: async () => {
      const { session } = await play();
      const { balance, status } = await wallet.call("balance", {
        sessionId: session.sessionId,
        requestId: randomUUID(),
      });
      checkSame(status, "OK", "/balance");
      check(typeof balance === "number", "/balance tells none, or more than the kit can count with");
      return balance;
    },
    bet: async (of) => wallet.call("bet", { ...(await common()), ...of }),
    betwin: async (of) => wallet.call("betwin", { ...(await common()), winAmount: 0, ...of }),
    win: async (of) => wallet.call("win", { ...(await common()), roundClosed: true, kind: "WIN", ...of }),
    rollback: async (of) => {
      const { sessionId, requestId } = await common();
      return wallet.call("rollback", { sessionId, requestId, reason: "conformance", ...of });
    },
    ids: () => {
      const id = randomUUID();
      return { roundId: id, bet: `${id}.b`, win: `${id}.w`, undo: `${id}.r`, other: `${id}.o` };
    },
  };
}

/** Fails unless the answer has this status. */
export function expectStatus(answer: { readonly status: string }, wanted: ProviderStatus, what: string): void {
  checkSame(answer.status, wanted, what);
}

/** Runs `work` and fails unless the balance has changed by exactly `change`. */
export async function expectMove(
  context: CaseContext,
  change: number,
  what: string,
  work: () => Promise<void>,
): Promise<void> {
  const before = await context.balance();
  await work();
  checkSame((await context.balance()) - before, change, `${what}: change of the balance`);
}

/** Runs `work` while the player has less than the highest stake: bets the rest first and rolls it back afterwards. */
export async function withLittleMoney(context: CaseContext, work: (balance: number) => Promise<void>): Promise<void> {
  const { session } = await context.play();
  const { maxBet } = session.limits;
  const spent: Ids[] = [];
  let balance = await context.balance();
  while (balance >= maxBet) {
    check(spent.length < 500, "the player has too much money: the highest stake does not bring it down");
    const ids = context.ids();
    expectStatus(
      await context.bet({ txId: ids.bet, roundId: ids.roundId, amount: maxBet }),
      "OK",
      "a bet at the highest stake",
    );
    spent.push(ids);
    balance = await context.balance();
  }
  try {
    await work(balance);
  } finally {
    for (const { undo, bet, roundId } of spent) await context.rollback({ txId: undo, betTxId: bet, roundId });
  }
}
