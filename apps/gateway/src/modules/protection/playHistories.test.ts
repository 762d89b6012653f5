import { randomUUID } from "node:crypto";
import { confirmLimit, type LimitPeriod, setLimit } from "@marquee/contract";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { passHours, toBets } from "../../../test/protection.ts";
import { createSeamlessPlayers, type SeamlessPlayers, stake } from "../../../test/seamlessPlayers.ts";

const { options, timeout } = toHistories(2_000);
const runs = { ...options, numRuns: Math.ceil(options.numRuns / 5) };
const hours = { DAY: 24, WEEK: 168, MONTH: 744, SESSION: 0 } as const;
/** A period may count the whole hour in which it begins. */
const slack = 1.1;

const name = fc.record({ kind: fc.constantFrom("LOSS", "WAGER"), period: fc.constantFrom("DAY", "WEEK") });
const event = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant("bets" as const), count: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("win" as const), bets: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("rollback" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("pass" as const), hours: fc.double({ min: 0.1, max: 90, noNaN: true }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant("limit" as const), name, bets: fc.integer({ min: 1, max: 6 }) }),
  },
);

interface Bet {
  readonly at: number;
  readonly txId: string;
  readonly round: ReturnType<Awaited<ReturnType<SeamlessPlayers["openPlayer"]>>["round"]>;
  isUndone: boolean;
  isPaid: boolean;
}

describe("play against limits", () => {
  let app: TestApp;
  let players: SeamlessPlayers;

  beforeAll(async () => {
    app = await openTestApp();
    // Thousands of histories are more calls than one address may make.
    Object.assign(app.services, { limiter: async () => {} });
    players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
  });
  afterAll(() => app.close());

  it(
    "X-04, X-05: parallel bets, wins, rollbacks and changes of overlapping limits in any order never stake or lose more than allowed",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 16 }), async (events) => {
          const { visitor, round, playerId } = await players.openPlayer();
          // What was played before a first limit is counted by the ledger's times, which no test can move: this one is never reached.
          await visitor.get(setLimit, { kind: "WAGER", period: "MONTH", amount: toBets(1_000) });
          const bets: Bet[] = [];
          const wins: { readonly at: number; readonly bets: number }[] = [];
          const limits = new Map<
            string,
            { readonly kind: string; readonly period: LimitPeriod; readonly bets: number }
          >();
          let now = 0;
          const pass = async (time: number): Promise<void> => {
            await passHours(app.services.db, time, playerId);
            now += time;
          };
          const used = (kind: string, from: number, winsFrom: number): number =>
            bets.filter(({ at, isUndone }) => at > from && !isUndone).length -
            (kind === "LOSS" ? wins.filter(({ at }) => at > winsFrom).reduce((sum, win) => sum + win.bets, 0) : 0);
          for (const each of events) {
            if (each.do === "pass") await pass(each.hours);
            if (each.do === "limit") {
              const before = limits.get(JSON.stringify(each.name));
              await visitor.get(setLimit, { ...each.name, amount: toBets(each.bets) });
              if (before !== undefined && each.bets > before.bets) {
                await pass(24.01);
                await visitor.get(confirmLimit, each.name);
              }
              limits.set(JSON.stringify(each.name), { ...each.name, bets: each.bets });
            }
            if (each.do === "win") {
              const paid = bets.find(({ isUndone, isPaid }) => !isUndone && !isPaid);
              if (paid === undefined) continue;
              expect((await players.win(paid.round, each.bets * stake)).status).toBe("OK");
              paid.isPaid = true;
              wins.push({ at: now, bets: each.bets });
            }
            if (each.do === "rollback") {
              // A rollback counts at the time of its bet, which stands in the ledger for good: no test can move it.
              const undone = bets.find(({ at, isUndone, isPaid }) => at === now && !isUndone && !isPaid);
              if (undone === undefined) continue;
              expect((await players.rollback(undone.round, undone.txId)).status).toBe("OK");
              undone.isUndone = true;
            }
            if (each.do !== "bets") continue;
            // How many must be taken at least, by a count that errs on the side of the limit.
            const room = [...limits.values()].map(
              ({ kind, period, bets: most }) =>
                most - used(kind, now - hours[period] - slack, now - hours[period] + slack),
            );
            const sent = Array.from({ length: each.count }, () => ({ round: round(), txId: randomUUID() }));
            const answers = await Promise.all(sent.map((bet) => players.bet(bet.round, bet.txId)));
            const taken = sent.filter((_, index) => answers[index]?.status === "OK");
            bets.push(...taken.map((bet) => ({ ...bet, at: now, isUndone: false, isPaid: false })));
            expect(taken.length).toBeGreaterThanOrEqual(Math.max(0, Math.min(each.count, ...room)));
            if (taken.length === 0) continue;
            for (const { kind, period, bets: most } of limits.values())
              expect(used(kind, now - hours[period], now - hours[period])).toBeLessThanOrEqual(most);
          }
        }),
        runs,
      );
    },
    timeout,
  );
});
