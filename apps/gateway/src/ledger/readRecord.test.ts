import type { Database } from "@marquee/database";
import { toHistories } from "@marquee/histories";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asOwner, type PlantedEntry, plantEntries } from "../../test/plantEntries.ts";
import { mainOf, openTestLedger } from "../../test/testLedger.ts";
import type { Holder } from "./postTransfer.ts";
import { type EntryFilter, type HolderRecord, readRecord } from "./readRecord.ts";
import { type RollUpPlace, rollUpDays } from "./rollUpDays.ts";

const zones = ["UTC", "Asia/Bangkok", "America/New_York"] as const;
const kinds = ["BET", "WIN", "ADJUST"] as const;
const hour = 3_600_000;
// Before New York's clocks go back, before they go forward, and so that some of the days are not over.
const starts = [Date.parse("2025-10-31T12:00:00Z"), Date.parse("2026-03-06T12:00:00Z"), Date.now() - 72 * hour];

interface Step {
  /** Hours since the entry before; below zero where a clock was set back. */
  readonly gap: number;
  readonly kind: (typeof kinds)[number];
  readonly amount: bigint;
  /** The batch size of a roll-up after this entry; 0 for none. */
  readonly roll: number;
}

function toHolder(tenant: string): Holder {
  return { tenant, account: mainOf("ann"), asset: "VND" };
}

/** The model: computed from all of the holder's entries, without any roll-ups. */
async function readPlainly(
  { db }: Database<unknown>,
  { tenant, account, asset }: Holder,
  filter: EntryFilter,
  limit: number,
  offset: number,
) {
  const { from, to, kind, timeZone } = filter;
  const parts = [
    sql`e.tenant_id = ${tenant} and e.account = ${account} and e.asset = ${asset} and e.position is not null`,
  ];
  if (from !== undefined) parts.push(sql`e.at >= ${from}::date::timestamp at time zone ${timeZone}`);
  if (to !== undefined) parts.push(sql`e.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`);
  if (kind !== undefined) parts.push(sql`e.kind = ${kind}`);
  const matching = sql`
    ledger.entries e join ledger.transfers t on t.tenant_id = e.tenant_id and t.id = e.transfer_id where ${sql.join(parts, sql` and `)}`;
  const totals = await sql<{ count: number; gained: string; spent: string; played: string }>`
    select count(*)::int as count, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as gained,
      coalesce(sum(e.amount) filter (where e.amount < 0), 0)::text as spent,
      coalesce(sum(e.amount) filter (where e.kind <> 'ADJUST'), 0)::text as played from ${matching}`.execute(db);
  const { rows } = await sql<{
    position: string;
    kind: string;
    amount: string;
    balance: string;
    at: Date;
    ref: string;
  }>`
    select e.position, e.kind, e.amount, e.balance_after as balance, e.at, t.ref
    from ${matching} order by e.position desc limit ${limit} offset ${offset}`.execute(db);
  const { count = 0, gained = "", spent = "", played = "" } = totals.rows[0] ?? {};
  const entries = rows.map((row) => ({ ...row, amount: BigInt(row.amount), balance: BigInt(row.balance) }));
  return { count, in: BigInt(gained), out: BigInt(spent), net: BigInt(played), entries };
}

async function rollUp({ db }: Database<unknown>, tenant: string, timeZone: string, most: number): Promise<void> {
  let after: RollUpPlace | undefined;
  do ({ place: after } = await rollUpDays(db, { tenant, timeZone, most, ...(after && { after }) }));
  while (after !== undefined);
}

/** Every page of a record, each of which must equal the model's. */
async function compare(
  ledger: Database<unknown>,
  holder: Holder,
  filter: EntryFilter,
  limit: number,
): Promise<HolderRecord> {
  for (let offset = 0; ; offset += limit) {
    const record = await readRecord(ledger.db, holder, filter, { limit, offset });
    expect(record).toEqual(await readPlainly(ledger, holder, filter, limit, offset));
    if (record.entries.length === 0) return record;
  }
}

const listDays = async ({ db }: Database<unknown>, tenant: string): Promise<readonly unknown[]> =>
  (
    await sql`select d.*, r.position from ledger.holder_days d join ledger.rolled_holders r using (tenant_id, account, asset, zone)
    where d.tenant_id = ${tenant} order by d.zone, d.day, d.kind`.execute(db)
  ).rows;

const step = fc.record<Step>({
  gap: fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 20 }) },
    { weight: 1, arbitrary: fc.integer({ min: -30, max: -1 }) },
  ),
  kind: fc.constantFrom(...kinds),
  amount: fc.bigInt(-50n, 50n).filter((amount) => amount !== 0n),
  roll: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.integer({ min: 1, max: 40 }) }),
});
const history = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 30 }),
  start: fc.constantFrom(...starts),
  timeZone: fc.constantFrom(...zones),
  kind: fc.option(fc.constantFrom(...kinds), { nil: undefined }),
  from: fc.option(fc.nat(8), { nil: undefined }),
  days: fc.option(fc.nat(5), { nil: undefined }),
  limit: fc.integer({ min: 1, max: 12 }),
});

const { options, timeout } = toHistories(400);

describe("the account record over days that are rolled up", () => {
  let ledger: Database<unknown>;

  beforeAll(async () => {
    ledger = await openTestLedger();
  });
  afterAll(() => ledger.close());

  async function play(holder: Holder, timeZone: string, start: number, steps: readonly Step[]): Promise<void> {
    let at = start;
    let waiting: readonly PlantedEntry[] = [];
    for (const [index, { gap, kind, amount, roll }] of steps.entries()) {
      at = Math.min(at + gap * hour, Date.now());
      waiting = [...waiting, { kind, amount, at: new Date(at) }];
      if (roll === 0 && index < steps.length - 1) continue;
      await plantEntries(ledger.db, holder, waiting);
      waiting = [];
      if (roll > 0) await rollUp(ledger, holder.tenant, timeZone, roll);
    }
  }

  it(
    "MC-07: pages and totals are those of all entries, whatever is rolled up, in every zone, kind and span of days",
    async () => {
      let run = 0;
      await fc.assert(
        fc.asyncProperty(history, async ({ steps, start, timeZone, kind, from, days, limit }) => {
          run += 1;
          const holder = toHolder(`record${run}`);
          await play(holder, timeZone, start, steps);
          const toDay = (count: number): string => new Date(start + count * 24 * hour).toISOString().slice(0, 10);
          const span = {
            from: from === undefined ? undefined : toDay(from),
            to: days === undefined ? undefined : toDay((from ?? 0) + days),
          };
          await compare(ledger, holder, { timeZone, kind, ...span }, limit);
          await compare(ledger, holder, { timeZone }, limit);
        }),
        options,
      );
    },
    timeout,
  );

  const aWeek = (start: number): readonly PlantedEntry[] =>
    Array.from({ length: 40 }, (_, index) => ({
      kind: index % 3 === 0 ? "WIN" : "BET",
      amount: BigInt(index % 3 === 0 ? 7 : -2),
      at: new Date(start + index * 4 * hour),
    }));

  it("a roll-up is made once, by one after the other and by many at once, in pieces of any size", async () => {
    const holder = toHolder("once");
    await plantEntries(ledger.db, holder, aWeek(starts[0] ?? 0));
    await Promise.all([1, 3, 7, 100].map((most) => rollUp(ledger, "once", "UTC", most)));
    const days = await listDays(ledger, "once");
    const { count } = await compare(ledger, holder, { timeZone: "UTC" }, 9);
    expect([count, days[0]]).toEqual([40, expect.objectContaining({ position: "40" })]);
    await rollUp(ledger, "once", "UTC", 100);
    expect(await listDays(ledger, "once")).toEqual(days);
  });

  it("late: entries of a day that is rolled up already are added to it; those of today wait for their day's end", async () => {
    const holder = toHolder("late");
    const day = (starts[0] ?? 0) + 3 * hour;
    const one = (at: number): PlantedEntry => ({ kind: "BET", amount: -1n, at: new Date(at) });
    await plantEntries(ledger.db, holder, [one(day)]);
    await rollUp(ledger, "late", "UTC", 10);
    await plantEntries(ledger.db, holder, [one(day + 1), one(Date.now()), one(day + 2)]);
    await rollUp(ledger, "late", "UTC", 10);
    expect(await listDays(ledger, "late")).toEqual([
      expect.objectContaining({ entries: "2", first_position: "1", last_position: "2", position: "2" }),
    ]);
    expect((await compare(ledger, holder, { timeZone: "UTC" }, 3)).count).toBe(4);
  });

  it("a merchant in another zone is rolled up anew, and the days of the zone before do not count there", async () => {
    const holder = toHolder("moved");
    await plantEntries(ledger.db, holder, aWeek(starts[1] ?? 0));
    await rollUp(ledger, "moved", "UTC", 100);
    for (const timeZone of ["America/New_York", "Asia/Bangkok"]) {
      await compare(ledger, holder, { timeZone, from: "2026-03-08", to: "2026-03-08" }, 5);
      await rollUp(ledger, "moved", timeZone, 100);
      await compare(ledger, holder, { timeZone, from: "2026-03-08", to: "2026-03-09" }, 5);
    }
    expect(
      new Set((await listDays(ledger, "moved")).map((row) => JSON.stringify(row, ["zone", "position"]))).size,
    ).toBe(3);
  });

  it("a page and its totals read no entry of the days that are not on the page", async () => {
    const holder = toHolder("sums");
    await plantEntries(ledger.db, holder, aWeek(starts[0] ?? 0));
    await rollUp(ledger, "sums", "UTC", 100);
    const filter = { timeZone: "UTC", kind: "BET" } as const;
    const before = await readPlainly(ledger, holder, filter, 5, 10);
    // Two thirds of the entries: every position of the page is after 15, which is three days at four hours each.
    await asOwner(ledger.db, (tx) =>
      sql`delete from ledger.entries where tenant_id = 'sums' and (position <= 15 or position > 30)`.execute(tx),
    );
    expect(await readRecord(ledger.db, holder, filter, { limit: 5, offset: 10 })).toEqual(before);
    expect((await readPlainly(ledger, holder, filter, 5, 10)).count).toBeLessThan(before.count);
  });
});
