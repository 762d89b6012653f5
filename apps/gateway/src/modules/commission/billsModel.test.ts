import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { useBills } from "../../../test/billWorld.ts";
import type { TestAgent } from "../../../test/contractWorld.ts";
import { replayBill } from "./index.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";

// Bills against a reference that is written from the text of contract 3.9.4, in fractions of whole numbers: no code of the gateway.

const days = ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06"];
const play = fc.record({
  who: fc.nat(3),
  day: fc.nat(days.length - 1),
  hour: fc.nat(23),
  // In whole units; below zero for what was taken back.
  stake: fc.integer({ min: -200_000, max: 3_000_000 }),
});
const history = fc.record({
  plays: fc.array(play, { minLength: 4, maxLength: 20 }),
  // From the house's agent down; a rate is at most the one above it.
  rates: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 3, maxLength: 3 }),
  least: fc.array(fc.integer({ min: 0, max: 2_000_000 }), { minLength: 3, maxLength: 3 }),
  isPlatform: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  gateways: fc.integer({ min: 1, max: 3 }),
});

/** What each agent is owed for each day. */
function expectBills(
  plays: readonly { who: number; day: number; stake: number }[],
  rates: readonly number[],
  least: readonly number[],
  isPlatform: readonly boolean[],
): readonly (readonly string[])[] {
  const owed: string[][] = [[], [], []];
  const [deficit, rest] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const day of days.keys()) {
    // Players 0 and 1 are under the lowest agent, 2 under the middle one, 3 under the highest.
    const teams = [
      [0, 1, 2, 3],
      [0, 1, 2],
      [0, 1],
    ].map((team) =>
      plays.filter((each) => each.day === day && team.includes(each.who)).reduce((sum, { stake }) => sum + stake, 0),
    );
    // A rate is in 1/10,000, an amount in 1/10,000 of the unit: whole units times rate need no rounding.
    const gross = teams.map((team, agent) =>
      team >= (least[agent] ?? 0) && team > 0 ? team * (rates[agent] ?? 0) : 0,
    );
    for (const agent of [0, 1, 2]) {
      const below = agent < 2 && isPlatform[agent + 1] === true ? (gross[agent + 1] ?? 0) : 0;
      const left = (gross[agent] ?? 0) - below - (deficit[agent] ?? 0);
      deficit[agent] = Math.max(0, -left);
      const due = Math.max(0, left) + (rest[agent] ?? 0);
      // The dong has no digits after the point. Below zero is what rounding has paid more.
      const [whole, part] = [Math.floor(due / 10_000), due - Math.floor(due / 10_000) * 10_000];
      const rounded = part > 5_000 || (part === 5_000 && Math.abs(whole % 2) === 1) ? whole + 1 : whole;
      const amount = rounded < 1 ? 0 : rounded;
      rest[agent] = due - amount * 10_000;
      owed[agent]?.push(amount.toFixed(2));
    }
  }
  return owed;
}

describe("bills of random histories", () => {
  const world = useBills("modelled");
  const { join, agree } = world;
  let agents: readonly TestAgent[] = [];
  let players: readonly TestAgent[] = [];

  beforeAll(async () => {
    const top = await join(null, 2);
    const second = await join(top);
    const third = await join(second);
    agents = [top, second, third];
    players = [await join(third, 0), await join(third, 0), await join(second, 0), await join(top, 0)];
    await sql`insert into commission_settings (tenant_id, platform_pays) values ('aurelune', true)`.execute(world.db());
  });

  const top = (): TestAgent => {
    const [first] = agents;
    if (first === undefined) throw new Error("there are no agents");
    return first;
  };

  const { options, timeout } = toHistories(2_000, 8);
  const title =
    "X-59, CT-11: each amount is the reference's, whoever makes and pays how often, and all that is due is paid or remains";

  it(title, { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ plays, rates, least, isPlatform, gateways }) => {
        await world.forget();
        const sorted = rates.toSorted((one, other) => other - one);
        for (const [index, agent] of agents.entries())
          await agree(agents[index - 1] ?? null, agent, "DAILY", `${days[0]} 00:00`, {
            tiers: [{ rate: ((sorted[index] ?? 0) / 100).toFixed(2), betAmountPerDay: String(least[index]) }],
            payer: index === 0 || isPlatform[index] === true ? "PLATFORM" : "UPLINE",
          });
        for (const { who, day, hour, stake } of plays)
          await world.play([
            { who: players[who] ?? top(), at: `${days[day]} ${String(hour).padStart(2, "0")}:30`, stake },
          ]);
        await world.measure();
        await world.make(gateways);
        await world.make();
        for (const agent of agents) await world.fund(agent, 1_000_000);
        await world.pay(gateways);
        const expected = expectBills(plays, sorted, least, isPlatform);
        for (const [index, agent] of agents.entries()) {
          const { rows } = await sql<{ amount: string; paid: string; posted: string }>`
            select (b.amount / 10000.0)::numeric(20, 2)::text as amount, (b.paid / 10000.0)::numeric(20, 2)::text as paid,
              (coalesce((select sum(e.amount) from ledger.entries e join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id
                where e.account = 'member:' || b.member_id || ':main' and t.ref = b.bill_no), 0) / 10000.0)::numeric(20, 2)::text as posted
            from bills b where b.member_id = ${agent.id} and ledger.to_day(b.period_start, ${world.zone()}) <= ${days.at(-1)}::date
            order by b.period_start`.execute(world.db());
          const amounts = expected[index] ?? [];
          expect(rows).toEqual(amounts.map((amount) => ({ amount, paid: amount, posted: amount })));
        }
        expect(await listImbalances(world.db())).toEqual([]);
        // From stakes and terms alone the last bill of the highest agent, which all below it goes into, comes out the same.
        const { rows: last } = await sql<{ billNo: string }>`
          select bill_no as "billNo" from bills where member_id = ${top().id} order by period_end desc limit 1`.execute(
          world.db(),
        );
        const figures = await replayBill(world.db(), "aurelune", last[0]?.billNo ?? "");
        expect(figures.filter(({ stored, replayed }) => stored !== replayed)).toEqual([]);
      }),
      { ...options, endOnFailure: true },
    );
  });
});
