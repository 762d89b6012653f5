import type { Case } from "../Case.ts";
import { check, checkSame } from "../ConformanceError.ts";
import { expectMove, expectStatus, withLittleMoney } from "../CaseContext.ts";

const otherCurrency = (currency: string): string => (currency === "XTS" ? "XXX" : "XTS");

/** Rules 6 and 7: one transaction, and the order of the checks. */
export const betCases: readonly Case[] = [
  {
    rule: "6",
    title: "many parallel bets never spend more than the balance",
    run: (context) =>
      withLittleMoney(context, async (balance) => {
        const { session } = await context.play();
        const { minBet, maxBet } = session.limits;
        const amount = Math.min(maxBet, Math.max(minBet, Math.ceil(balance / 7)));
        const bets = Array.from({ length: 24 }, () => context.ids());
        const answers = await Promise.all(bets.map(({ bet, roundId }) => context.bet({ txId: bet, roundId, amount })));
        const taken = bets.filter((_, index) => answers[index]?.status === "OK");
        const after = await context.balance();
        for (const { undo, bet, roundId } of taken) await context.rollback({ txId: undo, betTxId: bet, roundId });
        checkSame(taken.length, Math.min(24, Math.floor(balance / amount)), "bets taken");
        checkSame(after, balance - taken.length * amount, "balance after them");
      }),
  },
  {
    rule: "6",
    title: "stake and win of /betwin move together, once, and close the round",
    run: async (context) => {
      const { stake } = await context.play();
      const { bet, win, undo, roundId } = context.ids();
      await expectMove(context, 2 * stake, "/betwin", async () => {
        expectStatus(await context.betwin({ txId: bet, roundId, winAmount: 3 * stake }), "OK", "first");
        expectStatus(await context.betwin({ txId: bet, roundId, winAmount: 3 * stake }), "OK", "again");
        expectStatus(
          await context.betwin({ txId: bet, roundId, winAmount: 4 * stake }),
          "DUPLICATE_CONFLICT",
          "another win",
        );
        expectStatus(await context.win({ txId: win, roundId, amount: stake }), "ROUND_CLOSED", "a win after it");
        expectStatus(
          await context.rollback({ txId: undo, betTxId: bet, roundId }),
          "ALREADY_SETTLED",
          "a rollback after it",
        );
      });
    },
  },
  {
    rule: "6",
    title: "a win does not cover the stake of its own /betwin",
    run: (context) =>
      withLittleMoney(context, async () => {
        const { session } = await context.play();
        const { bet, roundId } = context.ids();
        const { maxBet } = session.limits;
        await expectMove(context, 0, "a refused /betwin", async () => {
          expectStatus(
            await context.betwin({ txId: bet, roundId, amount: maxBet, winAmount: 2 * maxBet }),
            "INSUFFICIENT_FUNDS",
            "/betwin",
          );
        });
      }),
  },
  {
    rule: "7",
    title:
      "a wrong game or currency, a stake outside the limits and missing funds have their own status, and no money moves",
    run: async (context) => {
      const { session } = await context.play();
      const { minBet, maxBet } = session.limits;
      const bet = (of: object) => {
        const { bet: txId, roundId } = context.ids();
        return context.bet({ txId, roundId, ...of });
      };
      await expectMove(context, 0, "refused bets", async () => {
        expectStatus(await bet({ gameCode: "no-such-game" }), "INVALID_GAME", "an unknown game");
        expectStatus(await bet({ currency: otherCurrency(session.currency) }), "WRONG_CURRENCY", "another currency");
        expectStatus(await bet({ amount: maxBet + 100 }), "BET_LIMIT", "above the highest stake");
        if (minBet > 0) expectStatus(await bet({ amount: minBet - 1 }), "BET_LIMIT", "below the lowest stake");
      });
      await withLittleMoney(context, async (balance) => {
        const answer = await bet({ amount: maxBet });
        expectStatus(answer, "INSUFFICIENT_FUNDS", "beyond the balance");
        checkSame(answer.balance, balance, "balance told with the refusal");
      });
    },
  },
  {
    rule: "7",
    title: "of several reasons for a refusal the first in order is answered",
    run: async (context) => {
      const { session } = await context.play();
      const currency = otherCurrency(session.currency);
      const amount = session.limits.maxBet + 100;
      const bet = (of: object) => {
        const { bet: txId, roundId } = context.ids();
        return context.bet({ txId, roundId, ...of });
      };
      expectStatus(await bet({ gameCode: "no-such-game", currency, amount }), "INVALID_GAME", "game before currency");
      expectStatus(await bet({ currency, amount }), "WRONG_CURRENCY", "currency before limits");
      const funds = await context.balance();
      expectStatus(await bet({ amount: Math.max(amount, funds + 100) }), "BET_LIMIT", "limits before funds");
      await context.wallet.call("end", { sessionId: session.sessionId });
      expectStatus(await bet({ currency }), "SESSION_EXPIRED", "session before currency");
      await context.reopen();
    },
  },
  {
    rule: "7",
    title: "a win above the limit of a round can be sent again with less, and no money moves",
    run: async (context) => {
      const { session, stake } = await context.play();
      const { maxWin } = session.limits;
      if (maxWin === 0) return;
      const { bet, win, other, roundId } = context.ids();
      await expectMove(context, 0, "bet, refused wins, the stake back", async () => {
        await context.bet({ txId: bet, roundId });
        expectStatus(await context.win({ txId: win, roundId, amount: maxWin + 1 }), "WIN_LIMIT", "one win above it");
        expectStatus(await context.win({ txId: win, roundId, amount: stake }), "OK", "the same id with less");
        expectStatus(
          await context.betwin({ txId: other, roundId: `${roundId}2`, winAmount: maxWin + 1 }),
          "WIN_LIMIT",
          "/betwin above it",
        );
      });
    },
  },
  {
    rule: "7",
    title: "an answer has the balance after the transaction",
    run: async (context) => {
      const { stake } = await context.play();
      const { bet, win, roundId } = context.ids();
      const before = await context.balance();
      checkSame((await context.bet({ txId: bet, roundId })).balance, before - stake, "balance told by /bet");
      checkSame((await context.win({ txId: win, roundId, amount: stake })).balance, before, "balance told by /win");
      check(Number.isInteger(before), "the balance is no whole number");
    },
  },
];
