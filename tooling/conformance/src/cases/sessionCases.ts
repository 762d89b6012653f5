import type { Case } from "../Case.ts";
import { check, checkSame } from "../ConformanceError.ts";
import { expectMove, expectStatus } from "../CaseContext.ts";

/** Sessions: contract 3.12.2 and rule 2. */
export const sessionCases: readonly Case[] = [
  {
    rule: "2",
    title: "a launch token opens one session",
    run: async ({ target, wallet, reopen }) => {
      const { token } = await target.getLaunch();
      expectStatus(await wallet.call("session", { token }), "OK", "first use");
      expectStatus(await wallet.call("session", { token }), "INVALID_SESSION", "second use");
      expectStatus(await wallet.call("session", { token: "never-made-by-anyone" }), "INVALID_SESSION", "unknown token");
      await reopen();
    },
  },
  {
    rule: "2",
    title: "an unknown session is INVALID_SESSION everywhere",
    run: async (context) => {
      const { bet, win, undo, roundId } = context.ids();
      const sessionId = "nobody.knows-me";
      expectStatus(await context.bet({ txId: bet, roundId, sessionId }), "INVALID_SESSION", "/bet");
      expectStatus(await context.win({ txId: win, roundId, sessionId }), "INVALID_SESSION", "/win");
      expectStatus(
        await context.rollback({ txId: undo, betTxId: bet, roundId, sessionId }),
        "INVALID_SESSION",
        "/rollback",
      );
      expectStatus(await context.wallet.call("balance", { sessionId, requestId: bet }), "INVALID_SESSION", "/balance");
    },
  },
  {
    rule: "2",
    title: "an ended session accepts no bets",
    run: async (context) => {
      const { session } = await context.play();
      expectStatus(await context.wallet.call("end", { sessionId: session.sessionId }), "OK", "/end");
      const { bet, other, roundId } = context.ids();
      expectStatus(await context.bet({ txId: bet, roundId }), "SESSION_EXPIRED", "/bet after /end");
      expectStatus(
        await context.betwin({ txId: other, roundId: `${roundId}x` }),
        "SESSION_EXPIRED",
        "/betwin after /end",
      );
      await context.reopen();
    },
  },
  {
    rule: "2",
    title: "/win, /rollback and /round are accepted after the session has ended",
    run: async (context) => {
      const { session, stake } = await context.play();
      const [a, b] = [context.ids(), context.ids()];
      const before = await context.balance();
      await context.bet({ txId: a.bet, roundId: a.roundId });
      await context.bet({ txId: b.bet, roundId: b.roundId });
      await context.wallet.call("end", { sessionId: session.sessionId });
      expectStatus(await context.win({ txId: a.win, roundId: a.roundId, amount: 3 * stake }), "OK", "/win after /end");
      expectStatus(
        await context.rollback({ txId: b.undo, betTxId: b.bet, roundId: b.roundId }),
        "OK",
        "/rollback after /end",
      );
      const found = await context.wallet.call("round", { sessionId: session.sessionId, roundId: a.roundId });
      expectStatus(found, "OK", "/round after /end");
      await context.reopen();
      checkSame((await context.balance()) - before, 2 * stake, "change of the balance");
    },
  },
  {
    rule: "2",
    title: "a frozen player cannot bet but is paid",
    operator: true,
    run: async (context) => {
      const { stake } = await context.play();
      const [a, b] = [context.ids(), context.ids()];
      await context.bet({ txId: a.bet, roundId: a.roundId });
      await context.target.operate?.("freeze");
      try {
        expectStatus(
          await context.bet({ txId: b.bet, roundId: b.roundId }),
          "PLAYER_BLOCKED",
          "/bet of a frozen player",
        );
        expectStatus(
          await context.win({ txId: a.win, roundId: a.roundId, amount: stake }),
          "OK",
          "/win of a frozen player",
        );
      } finally {
        await context.target.operate?.("unfreeze");
      }
      await context.reopen();
    },
  },
  {
    rule: "2",
    title: "a closed game accepts no bets but pays wins",
    operator: true,
    run: async (context) => {
      const { stake } = await context.play();
      const [a, b] = [context.ids(), context.ids()];
      await context.bet({ txId: a.bet, roundId: a.roundId });
      await context.target.operate?.("closeGame");
      try {
        expectStatus(await context.bet({ txId: b.bet, roundId: b.roundId }), "GAME_DISABLED", "/bet in a closed game");
        expectStatus(
          await context.win({ txId: a.win, roundId: a.roundId, amount: stake }),
          "OK",
          "/win in a closed game",
        );
      } finally {
        await context.target.operate?.("openGame");
      }
      await context.reopen();
    },
  },
  {
    rule: "2",
    title: "a session's answer has valid limits and times",
    run: async (context) => {
      const { session } = await context.reopen();
      check(session.limits.maxBet >= session.limits.minBet, "the highest stake is below the lowest");
      check(session.expiresAt > Date.now(), "the session is over before it began");
      await expectMove(context, 0, "nothing was played", async () => {});
    },
  },
];
