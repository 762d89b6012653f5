import { createHmac } from "node:crypto";
import { type ProviderAnswer, toSummaryText } from "@marquee/contract";
import type { Case } from "../Case.ts";
import { check, checkSame } from "../ConformanceError.ts";
import { expectStatus } from "../CaseContext.ts";
import type { CaseContext } from "../CaseContext.ts";

type TransactionSummary = NonNullable<Extract<ProviderAnswer<"transactions">, { status: "OK" }>["summary"]>;

async function getState(context: CaseContext, roundId: string): Promise<string> {
  const { session } = await context.play();
  const answer = await context.wallet.call("round", { sessionId: session.sessionId, roundId });
  return answer.status === "OK" ? answer.round.state : answer.status;
}

/** Reads all pages of a time window. @returns the time up to which the list is complete */
async function readWindow(context: CaseContext, from: number, to: number, listed: string[]): Promise<number> {
  let cursor: string | undefined;
  let summary: TransactionSummary | undefined;
  const before = listed.length;
  do {
    const answer: ProviderAnswer<"transactions"> = await context.wallet.call("transactions", {
      from,
      to,
      ...(cursor === undefined ? {} : { cursor }),
    });
    check(answer.status === "OK", `/transactions: ${answer.status}`);
    listed.push(...answer.transactions.map(({ txId }) => txId));
    summary ??= answer.summary;
    cursor = answer.nextCursor;
  } while (cursor !== undefined);
  check(summary !== undefined, "the first page tells no summary");
  check(summary.to <= to, "the list tells more than it was asked for");
  checkSame(listed.length - before, summary.count, "number of listed transactions");
  const text = toSummaryText(from, summary.to, summary.count, summary.totals);
  checkSame(
    summary.signature,
    createHmac("sha256", context.target.secret).update(text).digest("hex"),
    "signature of the summary",
  );
  return summary.to;
}

/** The calls that report what happened: /round, /end, /transactions. */
export const recordCases: readonly Case[] = [
  {
    rule: "5",
    title: "/round answers the state that a game server needs for recovery",
    run: async (context) => {
      const { stake } = await context.play();
      const [a, b] = [context.ids(), context.ids()];
      checkSame(await getState(context, a.roundId), "TX_NOT_FOUND", "an unknown round");
      await context.bet({ txId: a.bet, roundId: a.roundId });
      checkSame(await getState(context, a.roundId), "OPEN", "after the bet");
      await context.win({ txId: a.win, roundId: a.roundId, amount: stake });
      checkSame(await getState(context, a.roundId), "CLOSED", "after the win");
      await context.bet({ txId: b.bet, roundId: b.roundId });
      await context.rollback({ txId: b.undo, betTxId: b.bet, roundId: b.roundId });
      checkSame(await getState(context, b.roundId), "ROLLED_BACK", "after the rollback");
      const { session } = await context.play();
      const answer = await context.wallet.call("round", { sessionId: session.sessionId, roundId: a.roundId });
      const found = answer.status === "OK" ? answer.round.transactions.map(({ txId }) => txId).toSorted() : [];
      checkSame(found.join(), [a.bet, a.win].toSorted().join(), "transactions of the round");
    },
  },
  {
    rule: "5",
    title: "/end answers the session's totals, also when called again",
    run: async (context) => {
      const { session, stake } = await context.reopen();
      const { bet, win, roundId } = context.ids();
      await context.bet({ txId: bet, roundId });
      await context.win({ txId: win, roundId, amount: 2 * stake });
      for (const time of ["first", "second"]) {
        const answer = await context.wallet.call("end", { sessionId: session.sessionId });
        check(answer.status === "OK", `${time} /end: ${answer.status}`);
        checkSame(
          JSON.stringify([answer.totals.bets, answer.totals.wins, answer.totals.rounds]),
          JSON.stringify([stake, 2 * stake, 1]),
          `${time} totals`,
        );
      }
      await context.reopen();
    },
  },
  {
    rule: "5",
    title: "/transactions lists every transaction once, page by page, with a valid signature",
    run: async (context) => {
      const { session, stake } = await context.play();
      const rounds = Array.from({ length: 3 }, () => context.ids());
      const times: number[] = [];
      for (const [index, { bet, win, undo, roundId }] of rounds.entries()) {
        const placed = await context.bet({ txId: bet, roundId });
        const ended =
          index === 0
            ? await context.rollback({ txId: undo, betTxId: bet, roundId })
            : await context.win({ txId: win, roundId, amount: index * stake });
        times.push(placed.processedAt, ended.processedAt);
      }
      const [first, last] = [Math.min(...times), Math.max(...times)];
      const listed: string[] = [];
      // A list ends before the present, so a transaction missing from one window is in the next, and none is in both.
      for (let from = first; from <= last;) from = await readWindow(context, from, last + 1_000, listed);
      const wanted = rounds.flatMap(({ bet, win, undo }, index) => [bet, index === 0 ? undo : win]);
      for (const txId of wanted)
        checkSame(listed.filter((each) => each === txId).length, 1, `times that ${txId} is listed`);
      expectStatus(
        await context.wallet.call("balance", { sessionId: session.sessionId, requestId: "after" }),
        "OK",
        "/balance after it",
      );
    },
  },
];
