import type { Case } from "../Case.ts";
import { checkSame } from "../ConformanceError.ts";
import { expectMove, expectStatus, withLittleMoney } from "../CaseContext.ts";

const crowd = Array.from({ length: 50 });

/** Rule 1: the same id is the same transaction. */
export const retryCases: readonly Case[] = [
  {
    rule: "1",
    title: "a repeated bet is OK and taken once, with the current balance",
    run: async (context) => {
      const { stake } = await context.play();
      const [a, b] = [context.ids(), context.ids()];
      await expectMove(context, -2 * stake, "two bets, one of them twice", async () => {
        expectStatus(await context.bet({ txId: a.bet, roundId: a.roundId }), "OK", "first");
        expectStatus(await context.bet({ txId: b.bet, roundId: b.roundId }), "OK", "another in between");
        const again = await context.bet({ txId: a.bet, roundId: a.roundId });
        expectStatus(again, "OK", "again");
        checkSame(again.balance, await context.balance(), "balance told with the retry");
      });
    },
  },
  {
    rule: "1",
    title: "fifty equal bets in parallel count once",
    run: async (context) => {
      const { stake } = await context.play();
      const { bet, roundId } = context.ids();
      await expectMove(context, -stake, "fifty equal bets", async () => {
        const answers = await Promise.all(crowd.map(() => context.bet({ txId: bet, roundId })));
        for (const answer of answers) expectStatus(answer, "OK", "one of fifty");
      });
    },
  },
  {
    rule: "1",
    title: "fifty equal wins in parallel count once",
    run: async (context) => {
      const { stake } = await context.play();
      const { bet, win, roundId } = context.ids();
      await expectMove(context, 4 * stake, "fifty equal wins", async () => {
        await context.bet({ txId: bet, roundId });
        const answers = await Promise.all(crowd.map(() => context.win({ txId: win, roundId, amount: 5 * stake })));
        for (const answer of answers) expectStatus(answer, "OK", "one of fifty");
      });
    },
  },
  {
    rule: "1",
    title: "a known id with another body is DUPLICATE_CONFLICT and moves no money",
    run: async (context) => {
      const { stake, gameCode } = await context.play();
      const { bet, win, undo, other, roundId } = context.ids();
      await context.bet({ txId: bet, roundId });
      await expectMove(context, 0, "conflicts", async () => {
        expectStatus(
          await context.bet({ txId: bet, roundId, amount: 2 * stake }),
          "DUPLICATE_CONFLICT",
          "another amount",
        );
        expectStatus(await context.bet({ txId: bet, roundId: `${roundId}x` }), "DUPLICATE_CONFLICT", "another round");
        expectStatus(
          await context.bet({ txId: bet, roundId, gameCode: `${gameCode}x` }),
          "DUPLICATE_CONFLICT",
          "another game",
        );
        expectStatus(await context.win({ txId: bet, roundId, amount: stake }), "DUPLICATE_CONFLICT", "another kind");
        expectStatus(
          await context.rollback({ txId: bet, betTxId: bet, roundId }),
          "DUPLICATE_CONFLICT",
          "a rollback under the bet's id",
        );
      });
      await context.win({ txId: win, roundId, amount: 0 });
      expectStatus(await context.win({ txId: win, roundId, amount: stake }), "DUPLICATE_CONFLICT", "another win");
      await context.rollback({ txId: undo, betTxId: other, roundId });
      expectStatus(
        await context.rollback({ txId: undo, betTxId: bet, roundId }),
        "DUPLICATE_CONFLICT",
        "another bet to undo",
      );
    },
  },
  {
    rule: "1",
    title: "a refusal is final: the same bet stays refused when the player has money again",
    run: (context) =>
      withLittleMoney(context, async (balance) => {
        const { session } = await context.play();
        const [a, b] = [context.ids(), context.ids()];
        const amount = session.limits.maxBet;
        expectStatus(
          await context.bet({ txId: a.bet, roundId: a.roundId, amount }),
          "INSUFFICIENT_FUNDS",
          "a bet beyond the balance",
        );
        expectStatus(
          await context.win({ txId: b.win, roundId: b.roundId, amount: amount - balance, kind: "PROMO" }),
          "OK",
          "money comes",
        );
        expectStatus(
          await context.bet({ txId: a.bet, roundId: a.roundId, amount }),
          "INSUFFICIENT_FUNDS",
          "the same bet again",
        );
      }),
  },
  {
    rule: "1",
    title: "a win refused as unknown stays refused when its bet arrives late",
    run: async (context) => {
      const { stake } = await context.play();
      const { bet, win, undo, roundId } = context.ids();
      await expectMove(context, 0, "a refused win", async () => {
        expectStatus(await context.win({ txId: win, roundId, amount: stake }), "TX_NOT_FOUND", "win before bet");
        expectStatus(await context.bet({ txId: bet, roundId }), "OK", "the bet");
        expectStatus(await context.win({ txId: win, roundId, amount: stake }), "TX_NOT_FOUND", "the same win again");
        expectStatus(await context.rollback({ txId: undo, betTxId: bet, roundId }), "OK", "undo the bet");
      });
    },
  },
  {
    rule: "7",
    title: "a retry of an accepted bet is OK even after the session has ended",
    run: async (context) => {
      const { session, stake } = await context.play();
      const { bet, roundId } = context.ids();
      const before = await context.balance();
      await context.bet({ txId: bet, roundId });
      await context.wallet.call("end", { sessionId: session.sessionId });
      expectStatus(await context.bet({ txId: bet, roundId }), "OK", "the retry");
      await context.reopen();
      checkSame((await context.balance()) - before, -stake, "change of the balance");
    },
  },
];
