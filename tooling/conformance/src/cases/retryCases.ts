import type { Case } from "../Case.ts";
import { checkSame } from "../ConformanceError.ts";
import { expectMove, expectStatus, withLittleMoney } from "../Stage.ts";

const crowd = Array.from({ length: 50 });

/** Rule 1: the same id is the same transaction. */
export const retryCases: readonly Case[] = [
  {
    rule: "1",
    title: "a bet sent again is OK and taken once, with the present balance",
    run: async (stage) => {
      const { stake } = await stage.play();
      const [a, b] = [stage.ids(), stage.ids()];
      await expectMove(stage, -2 * stake, "two bets, one of them twice", async () => {
        expectStatus(await stage.bet({ txId: a.bet, roundId: a.roundId }), "OK", "first");
        expectStatus(await stage.bet({ txId: b.bet, roundId: b.roundId }), "OK", "another in between");
        const again = await stage.bet({ txId: a.bet, roundId: a.roundId });
        expectStatus(again, "OK", "again");
        checkSame(again.balance, await stage.balance(), "balance told with the retry");
      });
    },
  },
  {
    rule: "1",
    title: "fifty equal bets at once are one",
    run: async (stage) => {
      const { stake } = await stage.play();
      const { bet, roundId } = stage.ids();
      await expectMove(stage, -stake, "fifty equal bets", async () => {
        const answers = await Promise.all(crowd.map(() => stage.bet({ txId: bet, roundId })));
        for (const answer of answers) expectStatus(answer, "OK", "one of fifty");
      });
    },
  },
  {
    rule: "1",
    title: "fifty equal wins at once are one",
    run: async (stage) => {
      const { stake } = await stage.play();
      const { bet, win, roundId } = stage.ids();
      await expectMove(stage, 4 * stake, "fifty equal wins", async () => {
        await stage.bet({ txId: bet, roundId });
        const answers = await Promise.all(crowd.map(() => stage.win({ txId: win, roundId, amount: 5 * stake })));
        for (const answer of answers) expectStatus(answer, "OK", "one of fifty");
      });
    },
  },
  {
    rule: "1",
    title: "a known id with another body is DUPLICATE_CONFLICT and moves nothing",
    run: async (stage) => {
      const { stake, gameCode } = await stage.play();
      const { bet, win, undo, other, roundId } = stage.ids();
      await stage.bet({ txId: bet, roundId });
      await expectMove(stage, 0, "conflicts", async () => {
        expectStatus(await stage.bet({ txId: bet, roundId, amount: 2 * stake }), "DUPLICATE_CONFLICT", "another amount");
        expectStatus(await stage.bet({ txId: bet, roundId: `${roundId}x` }), "DUPLICATE_CONFLICT", "another round");
        expectStatus(await stage.bet({ txId: bet, roundId, gameCode: `${gameCode}x` }), "DUPLICATE_CONFLICT", "another game");
        expectStatus(await stage.win({ txId: bet, roundId, amount: stake }), "DUPLICATE_CONFLICT", "another kind");
        expectStatus(await stage.rollback({ txId: bet, betTxId: bet, roundId }), "DUPLICATE_CONFLICT", "a rollback under the bet's id");
      });
      await stage.win({ txId: win, roundId, amount: 0 });
      expectStatus(await stage.win({ txId: win, roundId, amount: stake }), "DUPLICATE_CONFLICT", "another win");
      await stage.rollback({ txId: undo, betTxId: other, roundId });
      expectStatus(await stage.rollback({ txId: undo, betTxId: bet, roundId }), "DUPLICATE_CONFLICT", "another bet to undo");
    },
  },
  {
    rule: "1",
    title: "a refusal is final: the same bet stays refused when there is money again",
    run: (stage) =>
      withLittleMoney(stage, async (balance) => {
        const { session } = await stage.play();
        const [a, b] = [stage.ids(), stage.ids()];
        const amount = session.limits.maxBet;
        expectStatus(await stage.bet({ txId: a.bet, roundId: a.roundId, amount }), "INSUFFICIENT_FUNDS", "a bet beyond the balance");
        expectStatus(await stage.win({ txId: b.win, roundId: b.roundId, amount: amount - balance, kind: "PROMO" }), "OK", "money comes");
        expectStatus(await stage.bet({ txId: a.bet, roundId: a.roundId, amount }), "INSUFFICIENT_FUNDS", "the same bet again");
      }),
  },
  {
    rule: "1",
    title: "a win refused as unknown stays refused when its bet comes late",
    run: async (stage) => {
      const { stake } = await stage.play();
      const { bet, win, undo, roundId } = stage.ids();
      await expectMove(stage, 0, "a refused win", async () => {
        expectStatus(await stage.win({ txId: win, roundId, amount: stake }), "TX_NOT_FOUND", "win before bet");
        expectStatus(await stage.bet({ txId: bet, roundId }), "OK", "the bet");
        expectStatus(await stage.win({ txId: win, roundId, amount: stake }), "TX_NOT_FOUND", "the same win again");
        expectStatus(await stage.rollback({ txId: undo, betTxId: bet, roundId }), "OK", "undo the bet");
      });
    },
  },
  {
    rule: "7",
    title: "a retry of a taken bet is OK though the session has ended",
    run: async (stage) => {
      const { session, stake } = await stage.play();
      const { bet, roundId } = stage.ids();
      const before = await stage.balance();
      await stage.bet({ txId: bet, roundId });
      await stage.wallet.call("end", { sessionId: session.sessionId });
      expectStatus(await stage.bet({ txId: bet, roundId }), "OK", "the retry");
      await stage.reopen();
      checkSame((await stage.balance()) - before, -stake, "change of the balance");
    },
  },
];
