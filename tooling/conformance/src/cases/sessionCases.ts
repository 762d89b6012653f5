import type { Case } from "../Case.ts";
import { check, checkSame } from "../ConformanceError.ts";
import { expectMove, expectStatus } from "../Stage.ts";

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
    run: async (stage) => {
      const { bet, win, undo, roundId } = stage.ids();
      const sessionId = "nobody.knows-me";
      expectStatus(await stage.bet({ txId: bet, roundId, sessionId }), "INVALID_SESSION", "/bet");
      expectStatus(await stage.win({ txId: win, roundId, sessionId }), "INVALID_SESSION", "/win");
      expectStatus(await stage.rollback({ txId: undo, betTxId: bet, roundId, sessionId }), "INVALID_SESSION", "/rollback");
      expectStatus(await stage.wallet.call("balance", { sessionId, requestId: bet }), "INVALID_SESSION", "/balance");
    },
  },
  {
    rule: "2",
    title: "an ended session bets no more",
    run: async (stage) => {
      const { session } = await stage.play();
      expectStatus(await stage.wallet.call("end", { sessionId: session.sessionId }), "OK", "/end");
      const { bet, other, roundId } = stage.ids();
      expectStatus(await stage.bet({ txId: bet, roundId }), "SESSION_EXPIRED", "/bet after /end");
      expectStatus(await stage.betwin({ txId: other, roundId: `${roundId}x` }), "SESSION_EXPIRED", "/betwin after /end");
      await stage.reopen();
    },
  },
  {
    rule: "2",
    title: "/win, /rollback and /round are taken with an ended session",
    run: async (stage) => {
      const { session, stake } = await stage.play();
      const [a, b] = [stage.ids(), stage.ids()];
      const before = await stage.balance();
      await stage.bet({ txId: a.bet, roundId: a.roundId });
      await stage.bet({ txId: b.bet, roundId: b.roundId });
      await stage.wallet.call("end", { sessionId: session.sessionId });
      expectStatus(await stage.win({ txId: a.win, roundId: a.roundId, amount: 3 * stake }), "OK", "/win after /end");
      expectStatus(await stage.rollback({ txId: b.undo, betTxId: b.bet, roundId: b.roundId }), "OK", "/rollback after /end");
      const found = await stage.wallet.call("round", { sessionId: session.sessionId, roundId: a.roundId });
      expectStatus(found, "OK", "/round after /end");
      await stage.reopen();
      checkSame((await stage.balance()) - before, 2 * stake, "change of the balance");
    },
  },
  {
    rule: "2",
    title: "a frozen player cannot bet but is paid",
    operator: true,
    run: async (stage) => {
      const { stake } = await stage.play();
      const [a, b] = [stage.ids(), stage.ids()];
      await stage.bet({ txId: a.bet, roundId: a.roundId });
      await stage.target.operate?.("freeze");
      try {
        expectStatus(await stage.bet({ txId: b.bet, roundId: b.roundId }), "PLAYER_BLOCKED", "/bet of a frozen player");
        expectStatus(await stage.win({ txId: a.win, roundId: a.roundId, amount: stake }), "OK", "/win of a frozen player");
      } finally {
        await stage.target.operate?.("unfreeze");
      }
      await stage.reopen();
    },
  },
  {
    rule: "2",
    title: "a closed game takes no bet but pays",
    operator: true,
    run: async (stage) => {
      const { stake } = await stage.play();
      const [a, b] = [stage.ids(), stage.ids()];
      await stage.bet({ txId: a.bet, roundId: a.roundId });
      await stage.target.operate?.("closeGame");
      try {
        expectStatus(await stage.bet({ txId: b.bet, roundId: b.roundId }), "GAME_DISABLED", "/bet in a closed game");
        expectStatus(await stage.win({ txId: a.win, roundId: a.roundId, amount: stake }), "OK", "/win in a closed game");
      } finally {
        await stage.target.operate?.("openGame");
      }
      await stage.reopen();
    },
  },
  {
    rule: "2",
    title: "a session's facts can be played with",
    run: async (stage) => {
      const { session } = await stage.reopen();
      check(session.limits.maxBet >= session.limits.minBet, "the highest stake is below the lowest");
      check(session.expiresAt > Date.now(), "the session is over before it began");
      await expectMove(stage, 0, "nothing was played", async () => {});
    },
  },
];
