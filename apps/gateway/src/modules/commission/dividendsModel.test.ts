import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { useBills } from "../../../test/billWorld.ts";
import type { TestAgent } from "../../../test/contractWorld.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";
import { replayBill } from "./index.ts";

// Dividends against a reference that is written from the text of contract 3.9.4, in whole numbers: no code of the gateway.

const days = ["2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06"];
const play = fc.record({
  who: fc.nat(2),
  day: fc.nat(days.length - 1),
  // In whole units; what is won may be many times what is staked.
  stake: fc.integer({ min: 0, max: 900_000 }),
  win: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 2_000_000 })),
});
const terms = fc.record({
  carry: fc.constantFrom("NONE" as const, "FORWARD" as const),
  // In hundredths of a percent, the second above the first.
  rate: fc.integer({ min: 1, max: 2_000 }),
  more: fc.integer({ min: 1, max: 2_000 }),
  // The profit from which the second counts.
  from: fc.integer({ min: 1, max: 800_000 }),
});
type Terms = typeof terms extends fc.Arbitrary<infer Value> ? Value : never;
type Play = typeof play extends fc.Arbitrary<infer Value> ? Value : never;

const history = fc.record({
  plays: fc.array(play, { minLength: 6, maxLength: 24 }),
  upper: terms,
  lower: terms,
  isPlatform: fc.boolean(),
  gateways: fc.integer({ min: 1, max: 3 }),
});

/** A day's dividend before what is paid below, in 1/10,000 of the unit, and the loss that goes on to the next day. */
function toGross(
  { carry, rate, more, from }: Terms,
  profit: number,
  brought: number,
): { gross: number; carried: number } {
  const carried = carry === "FORWARD" ? Math.max(0, brought - profit) : 0;
  if (profit < 0) return { gross: 0, carried };
  return { gross: Math.max(0, profit - brought) * (profit >= from ? rate + more : rate), carried };
}

/** Pays what is due in whole units, half to even, and never less than one. */
function toPaid(due: number): number {
  const [whole, part] = [Math.floor(due / 10_000), ((due % 10_000) + 10_000) % 10_000];
  const rounded = part > 5_000 || (part === 5_000 && Math.abs(whole % 2) === 1) ? whole + 1 : whole;
  return rounded < 1 ? 0 : rounded;
}

/** What the upper agent and the lower one are owed for each day. */
function expectDividends({
  plays,
  upper,
  lower,
  isPlatform,
}: {
  readonly plays: readonly Play[];
  readonly upper: Terms;
  readonly lower: Terms;
  readonly isPlatform: boolean;
}): readonly (readonly string[])[] {
  const owed: [string[], string[]] = [[], []];
  let [above, below] = [
    { carried: 0, rest: 0, deficit: 0 },
    { carried: 0, rest: 0, deficit: 0 },
  ];
  for (const day of days.keys()) {
    const profitOf = (isInTeam: (who: number) => boolean): number =>
      plays
        .filter((each) => each.day === day && isInTeam(each.who))
        .reduce((sum, { stake, win }) => sum + stake - win, 0);
    // Players 0 and 1 are under the lower agent, 2 under the upper one alone.
    const small = toGross(
      lower,
      profitOf((who) => who < 2),
      below.carried,
    );
    const large = toGross(
      upper,
      profitOf(() => true),
      above.carried,
    );
    const left = large.gross - (isPlatform ? small.gross : 0) - above.deficit;
    const [dueAbove, dueBelow] = [Math.max(0, left) + above.rest, small.gross + below.rest];
    const [paidAbove, paidBelow] = [toPaid(dueAbove), toPaid(dueBelow)];
    above = { carried: large.carried, rest: dueAbove - paidAbove * 10_000, deficit: Math.max(0, -left) };
    below = { carried: small.carried, rest: dueBelow - paidBelow * 10_000, deficit: 0 };
    owed[0].push(paidAbove.toFixed(2));
    owed[1].push(paidBelow.toFixed(2));
  }
  return owed;
}

const percent = (rate: number): string => (rate / 100).toFixed(2);
const toTiers = ({ rate, more, from }: Terms) => [
  { rate: percent(rate) },
  { rate: percent(rate + more), periodProfitLoss: String(from) },
];

describe("dividends of random histories", () => {
  const world = useBills("dividends");
  const { join, agree } = world;
  let agents: readonly [TestAgent, TestAgent];
  let players: readonly TestAgent[] = [];

  beforeAll(async () => {
    const upper = await join(null, 2);
    const lower = await join(upper);
    agents = [upper, lower];
    players = [await join(lower, 0), await join(lower, 0), await join(upper, 0)];
    await sql`insert into commission_settings (tenant_id, platform_pays) values ('aurelune', true)`.execute(world.db());
  });

  const { options, timeout } = toHistories(2_000, 8);
  const title =
    "X-59, contract 3.9.4: losses are carried forward or not, tiers follow the profit, and each amount is the reference's";

  it(title, { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(history, async (each) => {
        await world.forget();
        const [upper, lower] = agents;
        // Nobody may offer more than it has itself: rule M.
        const most = each.upper.rate + each.upper.more;
        const below = { ...each.lower, rate: Math.min(each.lower.rate, most - 1) };
        const fitted = { ...each, lower: { ...below, more: Math.min(below.more, most - below.rate) } };
        for (const [index, [upline, agent, own]] of (
          [
            [null, upper, fitted.upper],
            [upper, lower, fitted.lower],
          ] as const
        ).entries())
          await agree(upline, agent, "DIVIDEND", `${days[0]} 00:00`, {
            period: "DAILY",
            carry: own.carry,
            tiers: toTiers(own),
            payer: index === 0 || each.isPlatform ? "PLATFORM" : "UPLINE",
          });
        await world.play(
          each.plays.map(({ who, day, stake, win }) => ({
            who: players[who] ?? upper,
            at: `${days[day]} 10:30`,
            stake,
            win,
          })),
        );
        await world.measure();
        await world.make(each.gateways);
        await world.make();
        for (const agent of agents) await world.fund(agent, 9_000_000);
        await world.pay(each.gateways);
        const expected = expectDividends(fitted);
        for (const [index, agent] of agents.entries()) {
          const { rows } = await sql<{ billNo: string; amount: string; paid: string }>`
            select b.bill_no as "billNo", (b.amount / 10000.0)::numeric(20, 2)::text as amount, (b.paid / 10000.0)::numeric(20, 2)::text as paid
            from bills b where b.member_id = ${agent.id} and ledger.to_day(b.period_start, ${world.zone()}) <= ${days.at(-1)}::date
            order by b.period_start`.execute(world.db());
          expect(rows.map(({ amount, paid }) => [amount, paid])).toEqual(
            (expected[index] ?? []).map((amount) => [amount, amount]),
          );
          const figures = await replayBill(world.db(), "aurelune", rows.at(-1)?.billNo ?? "");
          expect(figures.filter(({ stored, replayed }) => stored !== replayed)).toEqual([]);
        }
        expect(await listImbalances(world.db())).toEqual([]);
      }),
      { ...options, endOnFailure: true },
    );
  });
});
