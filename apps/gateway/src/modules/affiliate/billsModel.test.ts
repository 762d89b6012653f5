import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  openReferenceBook,
  referenceNgr,
  type ReferenceMonth,
  type ReferencePlan,
} from "../../../test/affiliateReference.ts";
import { type TestAffiliate, type TestMember, tenantId, useAffiliates } from "../../../test/affiliateWorld.ts";
import { listPastMonths } from "../../../test/pastTimes.ts";
import { listImbalances } from "../../ledger/listImbalances.ts";

const months = listPastMonths(5);
const currencies = ["VND", "USD"] as const;
const affiliates = 32;
const playersOf = 3;

const percent = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((rate) => (rate / 100).toFixed(2));
const carry = fc.constantFrom("NONE", "FORWARD");
const always = {
  feeRate: percent(30),
  subRate: percent(20),
  minimumPay: fc.constantFrom("1", "50", "5000"),
};
const amount = fc.integer({ min: 1, max: 5_000 }).map(String);
const plan: fc.Arbitrary<ReferencePlan> = fc.oneof(
  fc.record({ kind: fc.constant("REVENUE_SHARE" as const), rate: percent(80), carry, ...always }),
  fc.record({ kind: fc.constant("CPA" as const), amount, ...always }),
  fc.record({ kind: fc.constant("HYBRID" as const), rate: percent(80), amount, carry, ...always }),
  fc.record({
    kind: fc.constant("TIERED" as const),
    carry,
    tiers: fc
      .tuple(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 3_000 }), fc.nat(20_000), fc.nat(3))
      .map(([first, more, ngr, qualified]) => [
        { rate: (first / 100).toFixed(2), ngr: "0", qualified: "0" },
        { rate: ((first + more) / 100).toFixed(2), ngr: String(ngr), qualified: String(qualified) },
      ]),
    ...always,
  }),
);
// In 1/10,000 of the unit; below zero is what was taken back.
const played = fc.record({
  stakes: fc.bigInt({ min: -2_000_000n, max: 600_000_000n }),
  wins: fc.bigInt({ min: 0n, max: 250_000_000n }),
  bonuses: fc.bigInt({ min: 0n, max: 9_000_000n }),
  rebates: fc.bigInt({ min: 0n, max: 900_000n }),
});
const history = fc.array(
  fc.record({
    plan,
    // By month, player and currency.
    plays: fc.array(
      fc.array(fc.array(played, { minLength: 2, maxLength: 2 }), { minLength: playersOf, maxLength: playersOf }),
      {
        minLength: months.length,
        maxLength: months.length,
      },
    ),
    // In which month each player became qualified; one beyond them never did.
    qualified: fc.array(fc.nat(months.length), { minLength: playersOf, maxLength: playersOf }),
  }),
  { minLength: affiliates, maxLength: affiliates },
);
type Story = ReturnType<typeof history.generate>["value"][number];

/** Every fourth one has two below it. */
const toParent = (number: number): number | null =>
  number % 4 === 1 || number % 4 === 2 ? number - (number % 4) : null;

/** What each affiliate has to be paid, by its number, month and currency. */
function expectAmounts(stories: readonly Story[]): ReadonlyMap<string, bigint> {
  const amounts = new Map<string, bigint>();
  const books = new Map<string, ReturnType<typeof openReferenceBook>>();
  for (const [place, month] of months.entries()) {
    const below = new Map<string, bigint>();
    for (const number of [...stories.keys()].toReversed()) {
      const story = stories[number];
      if (story === undefined) continue;
      const monthOf = (currency: number): ReferenceMonth => ({
        players: (story.plays[place] ?? []).flatMap((player) => player[currency] ?? []),
        qualified: currency === 0 ? story.qualified.filter((when) => when === place).length : 0,
      });
      const own = { ngr: referenceNgr(story.plan, monthOf(0)), qualified: monthOf(0).qualified };
      for (const [currency, code] of currencies.entries()) {
        const key = `${number} ${code}`;
        const book = books.get(key) ?? openReferenceBook(story.plan, currency === 0 ? 0 : 2, currency !== 0);
        books.set(key, book);
        const { gross, amount: due } = book(monthOf(currency), own, below.get(key) ?? 0n);
        amounts.set(`${number} ${month} ${code}`, due);
        const parent = toParent(number);
        if (parent === null) continue;
        const above = `${parent} ${code}`;
        below.set(above, (below.get(above) ?? 0n) + gross);
      }
    }
  }
  return amounts;
}

describe("bills of random months", () => {
  const world = useAffiliates("modaff");

  /** Writes what a player has done in a month. */
  async function write(
    { id }: TestMember,
    month: string,
    currency: string,
    play: Story["plays"][number][number][number],
  ) {
    const at = `${month}-15 12:00`;
    await sql`insert into settled_stakes (tenant_id, member_id, vendor, category, game_code, round_id, currency, stake, win, weight, at)
      values (${tenantId}, ${id}, '', '', 'none', ${randomUUID()}, ${currency}, ${play.stakes}, ${play.wins}, 100,
        ${at}::timestamp at time zone 'Asia/Ho_Chi_Minh')`.execute(world.db());
    await sql`insert into affiliate_events (tenant_id, member_id, kind, currency, amount, at)
      select ${tenantId}, ${id}, k.kind, ${currency}, k.amount, ${at}::timestamp at time zone 'Asia/Ho_Chi_Minh'
      from (values ('BONUS', ${play.bonuses}::int8), ('REBATE', ${play.rebates}::int8)) as k(kind, amount)`.execute(
      world.db(),
    );
  }

  async function settle(affiliate: TestAffiliate, { plays, qualified }: Story): Promise<void> {
    const code = await world.link(affiliate);
    for (let number = 0; number < playersOf; number += 1) {
      const player = await world.join(code);
      for (const [place, month] of months.entries())
        for (const [currency, name] of currencies.entries()) {
          const play = plays[place]?.[number]?.[currency];
          if (play !== undefined) await write(player, month, name, play);
        }
      const when = months[qualified[number] ?? months.length];
      if (when !== undefined)
        await sql`update affiliate_players set qualified_at = ${`${when}-20 12:00`}::timestamp at time zone 'Asia/Ho_Chi_Minh'
          where member_id = ${player.id}`.execute(world.db());
    }
  }

  it("X-56: of 320 generated bills each amount is the reference's, and what is paid is their sum", async () => {
    const [stories = []] = fc.sample(history, { numRuns: 1, seed: 20_261_101 });
    const made: TestAffiliate[] = [];
    for (const [number, { plan: terms }] of stories.entries()) {
      const { kind, tiers, ...rest } = terms;
      const parent = toParent(number);
      const above = parent === null ? undefined : made[parent];
      const member = above === undefined ? undefined : await world.join(await world.link(above, "SUB"));
      made.push(
        await world.sign(
          {
            kind,
            terms: {
              ...rest,
              ...(tiers === undefined ? {} : { tiers: [...tiers] }),
              ...(rest.amount === undefined ? {} : { qualifyDeposit: "1" }),
              reviewFrom: "1000000000",
              qualifyDays: "30",
            },
            since: `${months[0]}-02`,
          },
          member,
        ),
      );
    }
    for (const [number, story] of stories.entries()) {
      const affiliate = made[number];
      if (affiliate !== undefined) await settle(affiliate, story);
    }
    await world.make(3);
    await world.make();
    const { rows } = await sql<{ memberId: string; month: string; currency: string; amount: string; state: string }>`
      select member_id as "memberId", to_char(month, 'YYYY-MM') as month, currency, amount::text as amount, state from affiliate_bills`.execute(
      world.db(),
    );
    const numbers = new Map(made.map(({ id }, number) => [id, number]));
    const found = new Map(
      rows.map((row) => [`${numbers.get(row.memberId)} ${row.month} ${row.currency}`, BigInt(row.amount)]),
    );
    expect(found.size).toBe(affiliates * months.length * currencies.length);
    expect(rows.filter(({ amount: each }) => each !== "0").length).toBeGreaterThan(150);
    const expected = expectAmounts(stories);
    expect([...found].filter(([key, each]) => expected.get(key) !== each)).toEqual([]);
    await world.pay(3);
    for (const [number, affiliate] of made.entries()) {
      const due = months.reduce((sum, month) => sum + (expected.get(`${number} ${month} VND`) ?? 0n), 0n);
      // What the one above has a part of may wait for people.
      const { rows: waiting } = await sql<{
        amount: string;
      }>`select coalesce(sum(amount), 0)::text as amount from affiliate_bills
        where member_id = ${affiliate.id} and currency = 'VND' and state = 'REVIEW'`.execute(world.db());
      expect(BigInt(Math.round((await world.getPaid(affiliate)) * 10_000)) + BigInt(waiting[0]?.amount ?? "0")).toBe(
        due,
      );
    }
    expect(await listImbalances(world.db())).toEqual([]);
  });
});
