import type { Case } from "../Case.ts";
import { checkSame } from "../ConformanceError.ts";
import { expectMove, expectStatus } from "../CaseContext.ts";

/** Rules 3 and 4: wins and rollbacks. */
export const roundCases: readonly Case[] = [
  {
    rule: "3",
    title: "a win of an unknown round is TX_NOT_FOUND",
    run: async (context) => {
      const { stake } = await context.play();
      const { win, roundId } = context.ids();
      await expectMove(context, 0, "an unknown round", async () => {
        expectStatus(await context.win({ txId: win, roundId, amount: stake }), "TX_NOT_FOUND", "/win");
      });
    },
  },
  {
    rule: "3",
    title: "PROMO and FREESPIN wins need no bet",
    run: async (context) => {
      const { stake } = await context.play();
      const [a, b] = [context.ids(), context.ids()];
      await expectMove(context, 2 * stake, "two gifts", async () => {
        expectStatus(
          await context.win({ txId: a.win, roundId: a.roundId, amount: stake, kind: "PROMO" }),
          "OK",
          "PROMO",
        );
        expectStatus(
          await context.win({ txId: b.win, roundId: b.roundId, amount: stake, kind: "FREESPIN" }),
          "OK",
          "FREESPIN",
        );
      });
    },
  },
  {
    rule: "3",
    title: "a closed round accepts no further win",
    run: async (context) => {
      const { stake } = await context.play();
      const { bet, win, other, roundId } = context.ids();
      await expectMove(context, 0, "one win of the stake", async () => {
        await context.bet({ txId: bet, roundId });
        expectStatus(
          await context.win({ txId: win, betTxId: bet, roundId, amount: stake }),
          "OK",
          "the win that closes",
        );
        expectStatus(
          await context.win({ txId: other, betTxId: bet, roundId, amount: stake }),
          "ROUND_CLOSED",
          "a win after it",
        );
      });
    },
  },
  {
    rule: "3",
    title: "a round left open accepts several wins, and a win of 0 closes it",
    run: async (context) => {
      const { stake } = await context.play();
      const { bet, win, undo, other, roundId } = context.ids();
      await expectMove(context, 2 * stake, "two wins and a closing 0", async () => {
        await context.bet({ txId: bet, roundId });
        expectStatus(await context.win({ txId: win, roundId, amount: stake, roundClosed: false }), "OK", "first");
        expectStatus(
          await context.win({ txId: other, roundId, amount: 2 * stake, roundClosed: false }),
          "OK",
          "second",
        );
        expectStatus(await context.win({ txId: `${win}0`, roundId, amount: 0 }), "OK", "closing 0");
        expectStatus(await context.win({ txId: undo, roundId, amount: stake }), "ROUND_CLOSED", "after it");
      });
    },
  },
  {
    rule: "3",
    title: "a rolled-back bet cannot win",
    run: async (context) => {
      const { stake } = await context.play();
      const { bet, win, undo, roundId } = context.ids();
      await expectMove(context, 0, "undone, then won", async () => {
        await context.bet({ txId: bet, roundId });
        await context.rollback({ txId: undo, betTxId: bet, roundId });
        expectStatus(await context.win({ txId: win, betTxId: bet, roundId, amount: stake }), "ROLLED_BACK", "/win");
      });
    },
  },
  {
    rule: "4",
    title: "a rollback refunds the whole stake, once",
    run: async (context) => {
      const { bet, undo, other, roundId } = context.ids();
      await expectMove(context, 0, "undone", async () => {
        await context.bet({ txId: bet, roundId });
        expectStatus(await context.rollback({ txId: undo, betTxId: bet, roundId }), "OK", "first");
        expectStatus(await context.rollback({ txId: undo, betTxId: bet, roundId }), "OK", "the same again");
        expectStatus(
          await context.rollback({ txId: other, betTxId: bet, roundId }),
          "ALREADY_ROLLED_BACK",
          "by another id",
        );
      });
    },
  },
  {
    rule: "4",
    title: "the rollback of an unknown bet leaves a tombstone that stops it",
    run: async (context) => {
      const { bet, undo, roundId } = context.ids();
      await expectMove(context, 0, "a late bet", async () => {
        const answer = await context.rollback({ txId: undo, betTxId: bet, roundId });
        expectStatus(answer, "OK", "/rollback");
        checkSame(answer.status === "OK" ? answer.note : undefined, "TOMBSTONE", "note");
        expectStatus(await context.bet({ txId: bet, roundId }), "ROLLED_BACK", "the late bet");
        expectStatus(await context.bet({ txId: bet, roundId }), "ROLLED_BACK", "the late bet again");
      });
    },
  },
  {
    rule: "4",
    title: "the rollback of a bet that has won is ALREADY_SETTLED",
    run: async (context) => {
      const { stake } = await context.play();
      const { bet, win, undo, roundId } = context.ids();
      await expectMove(context, stake, "paid, then undone", async () => {
        await context.bet({ txId: bet, roundId });
        await context.win({ txId: win, betTxId: bet, roundId, amount: 2 * stake });
        expectStatus(await context.rollback({ txId: undo, betTxId: bet, roundId }), "ALREADY_SETTLED", "/rollback");
      });
    },
  },
  {
    rule: "4",
    title: "a bet and its rollback in parallel leave the balance unchanged, whichever arrives first",
    run: (context) =>
      expectMove(context, 0, "twenty races", async () => {
        await Promise.all(
          Array.from({ length: 20 }, async (_, index) => {
            const { bet, undo, roundId } = context.ids();
            const calls = [
              () => context.bet({ txId: bet, roundId }),
              () => context.rollback({ txId: undo, betTxId: bet, roundId }),
            ];
            const ordered = index % 2 === 0 ? calls : calls.toReversed();
            await Promise.all(ordered.map((call) => call()));
          }),
        );
      }),
  },
];
