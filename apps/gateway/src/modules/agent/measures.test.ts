import { transact } from "@marquee/database";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { measureAll } from "../../../test/measureAll.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { settleVendorStakes } from "../turnover/index.ts";
import { makeAgent, measureTeams, moveMember } from "./index.ts";

// The figures that readers add up, at any time and two at once, equal sums over all that has settled.

type Step =
  | { readonly do: "play"; readonly who: number; readonly stake: number; readonly win: number }
  | { readonly do: "move"; readonly who: number; readonly to: number }
  | { readonly do: "bar"; readonly who: number }
  | { readonly do: "measure"; readonly readers: number };

const count = 7;
const who = fc.nat(count - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("play" as const),
      who,
      // In thousands, below zero for what is taken back; a member is active from a million on.
      stake: fc.integer({ min: -900, max: 1500 }),
      win: fc.integer({ min: 0, max: 2000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("move" as const), who, to: fc.nat(count) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("bar" as const), who: fc.integer({ min: 3, max: 6 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("measure" as const), readers: fc.integer({ min: 1, max: 3 }) }) },
);

interface Play {
  readonly who: number;
  readonly stake: bigint;
  readonly win: bigint;
  readonly agents: readonly number[];
  readonly barred: boolean;
}

const active = 10_000_000_000n;
const sumOf = (plays: readonly Play[], of: (play: Play) => bigint) => plays.reduce((sum, play) => sum + of(play), 0n);

/** What a team's figures are, by the text of contract 3.9.3. */
function toExpected(plays: readonly Play[], agent: number) {
  const own = plays.filter(({ agents }) => agents.includes(agent));
  const counting = own.filter(({ barred }) => !barred);
  const byPlayer = Map.groupBy(counting, (play) => play.who).values();
  return {
    rounds: own.length,
    stake: sumOf(own, ({ stake }) => stake),
    win: sumOf(own, ({ win }) => win),
    valid: sumOf(counting, ({ stake }) => stake),
    result: sumOf(counting, ({ stake, win }) => win - stake),
    active: [...byPlayer].filter((list) => sumOf(list, ({ stake }) => stake) >= active).length,
  };
}

describe("figures of teams", () => {
  let app: TestApp;
  let ids: readonly string[] = [];
  const tenantId = "aurelune";
  const keyOf = (number: number) => ({ tenantId, memberId: ids[number] ?? "" });

  beforeAll(async () => {
    app = await openTestApp();
    const made = [];
    for (let number = 0; number < count; number += 1)
      made.push(await openAurelune(app).registerAs(`measured${number}`));
    ids = made.map(({ id }) => id);
    await measureTeams(app.services.db);
  });
  afterAll(() => app.close());

  const reset = async () => {
    const { db } = app.services;
    await sql`update members set upline_id = null, line_id = null, kind = 0 where id = any (${ids})`.execute(db);
    // What a gateway may not remove.
    await db.connection().execute(async (one) => {
      await sql`reset role`.execute(one);
      for (const table of ["agent_hours", "agent_days", "team_days", "barred_stakes", "protection_exclusions"])
        await sql`delete from ${sql.table(table)}`.execute(one);
      await sql`set role marquee_gateway`.execute(one);
    });
    // Three agents, one under another, and four players.
    for (const [number, upline] of [null, 0, 1, 0, 1, 2, 2].entries()) {
      await transact(db, async (tx) => {
        await moveMember(tx, keyOf(number), upline === null ? null : (ids[upline] ?? ""));
        if (number < 3) await makeAgent(tx, keyOf(number), 1);
      });
    }
  };

  it("AC-03, AC-07, CT-10: they follow stakes, moves, corrections and bars, whoever reads how often", async () => {
    const { db } = app.services;
    let rounds = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
        await reset();
        const upline = [-1, 0, 1, 0, 1, 2, 2];
        const barred = new Set<number>();
        const plays: Play[] = [];
        const above = (number: number): readonly number[] =>
          number < 0 ? [] : [...above(upline[number] ?? -1), number];
        for (const each of steps) {
          if (each.do === "measure") await Promise.all(Array.from({ length: each.readers }, () => measureTeams(db)));
          if (each.do === "bar") {
            barred.add(each.who);
            // An exclusion's time is in milliseconds, a stake's in microseconds: no two of them in one millisecond.
            await sql`select pg_sleep(0.002)`.execute(db);
            await sql`insert into protection_exclusions (tenant_id, id, member_id, kind)
              values (${tenantId}, ${crypto.randomUUID()}, ${ids[each.who]}, 'EXCLUSION')`.execute(db);
            await sql`select pg_sleep(0.002)`.execute(db);
          }
          if (each.do === "move" && each.who > 0 && each.to < count && !above(each.to).includes(each.who)) {
            upline[each.who] = each.to;
            await transact(db, (tx) => moveMember(tx, keyOf(each.who), ids[each.to] ?? ""));
          }
          if (each.do === "play") {
            const [stake, win] = [BigInt(each.stake) * 10_000_000n, BigInt(each.win) * 10_000_000n];
            const agents = above(each.who).filter((number) => number < 3);
            plays.push({ who: each.who, stake, win, agents, barred: barred.has(each.who) });
            const play = { gameCode: "none", roundId: `r${(rounds += 1)}`, currency: "VND", stake, win };
            await transact(db, (tx) => settleVendorStakes(tx, tenantId, [{ ...play, ...keyOf(each.who) }]));
          }
        }
        await measureAll(db);
        for (const agent of [0, 1, 2]) {
          const { rows } = await sql<Record<string, string>>`
            select coalesce(sum(rounds), 0)::text as rounds, coalesce(sum(stake), 0)::text as stake, coalesce(sum(win), 0)::text as win,
              coalesce(sum(valid_bet), 0)::text as valid, coalesce(sum(player_result), 0)::text as result,
              (select coalesce(sum(active), 0)::text from agent_days where agent_id = ${ids[agent]}) as active
            from agent_hours where agent_id = ${ids[agent]}`.execute(db);
          const expected = Object.entries(toExpected(plays, agent)).map(([name, value]) => [name, String(value)]);
          expect(rows[0]).toEqual(Object.fromEntries(expected));
        }
      }),
      { numRuns: 20 },
    );
  });
});
