import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@marquee/database";
import { depositStates, toDecimal, withdrawalStates } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandsFolder } from "../../test/firstData.ts";
import { readBrands } from "../bootstrap/readBrands.ts";
import { ConfigError, readConfig } from "../config.ts";
import type { NoTables } from "../db/Db.ts";
import { functions } from "../db/functions.ts";
import { migrations } from "../db/migrations.ts";
import { gatewayRole } from "../db/role.ts";
import { checkChains, checkTrialBalance } from "../ledger/checkLedger.ts";
import { checkSeals } from "../ledger/checkSeals.ts";
import { listRevenueSums } from "../modules/report/revenue/revenueStore.ts";
import { toRevenueFigures } from "../modules/report/revenue/toRevenueFigures.ts";
import { runLife } from "./prepareLife.ts";

const root = mkdtempSync(join(tmpdir(), "marquee-life-"));
const until = Date.parse("2026-03-14T15:00:00Z");
const brands = readBrands(brandsFolder).brands.filter(({ brand }) => brand.id === "aurelune");

/** Makes a life and opens its database, with the machine's clock again. */
async function open(name: string, days: number, visits: number) {
  const data = join(root, name);
  await runLife({ data, brands, days, visits, until, keptDatabases: join(root, "kept") });
  const storage = { kind: "folder", path: join(data, "database") } as const;
  return openDatabase<NoTables>({ storage, migrations, functions, role: gatewayRole });
}

type Life = Awaited<ReturnType<typeof open>>;

async function count(
  { db }: Life,
  table: "deposits" | "withdrawals" | "identity_checks",
): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from ${sql.table(table)} group by state order by state`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.state, row.count]));
}

/** Everything that is told of money, by time and whose it is: ids are drawn anew for each making. */
async function dump({ db }: Life): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select e.at, m.username, e.kind, e.amount, e.position from ledger.entries e
    join members m on m.tenant_id = e.tenant_id and m.id = split_part(e.account, ':', 2)
    where e.position is not null order by e.at, m.username, e.position, e.account`.execute(db);
  return rows;
}

/** What was sent to whom, and when. */
async function listMessages({ db }: Life): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select created_at, sent_at, state, channel, template, recipient, tries from outgoing_messages
    order by created_at, recipient, template`.execute(db);
  return rows;
}

describe("a life of a demo", () => {
  const lives: Life[] = [];

  beforeAll(async () => {
    lives.push(await open("one", 6, 18));
    // Twenty seconds, and minutes beside other suites on two slow cores.
  }, 600_000);
  afterAll(async () => {
    for (const life of lives) await life.close();
    rmSync(root, { recursive: true, force: true });
  });

  const first = (): Life => {
    const [life] = lives;
    if (life === undefined) throw new Error("there is no life");
    return life;
  };

  it("leaves a ledger that adds up, with whole chains and seals", async () => {
    const { db } = first();
    expect([...(await checkTrialBalance(db)), ...(await checkChains(db)), ...(await checkSeals(db))]).toEqual([]);
  });

  it("has orders in every state in which one can be left", async () => {
    // Within one transaction each, unless a gateway dies between two.
    const passing = ["PAID", "SUBMITTED", "APPROVED"];
    expect(Object.keys(await count(first(), "deposits")).toSorted()).toEqual(
      depositStates.states.filter((state) => !passing.includes(state)).toSorted(),
    );
    expect(Object.keys(await count(first(), "withdrawals")).toSorted()).toEqual(
      withdrawalStates.states.filter((state) => !passing.includes(state)).toSorted(),
    );
  });

  it("leaves documents that nobody has looked at", async () => {
    expect((await count(first(), "identity_checks"))["SUBMITTED"]).toBeGreaterThan(0);
  });

  it("has told members by mail and short message, and leaves mail that nobody took", async () => {
    const { rows } = await sql<{ state: string; channel: string; template: string; count: number }>`
      select state, channel, template, count(*)::int as count from outgoing_messages group by 1, 2, 3`.execute(
      first().db,
    );
    const has = (wanted: Readonly<Partial<(typeof rows)[number]>>): boolean =>
      rows.some((row) => Object.entries(wanted).every(([name, value]) => Reflect.get(row, name) === value));
    expect(has({ state: "SENT", channel: "mail", template: "contact.confirmed" })).toBe(true);
    expect(has({ state: "SENT", channel: "sms" })).toBe(true);
    expect(has({ state: "SENT", template: "withdrawal.disbursed" })).toBe(true);
    expect(rows.filter(({ state }) => state !== "SENT")).toEqual([
      { state: "FAILED", channel: "mail", template: "contact.confirm", count: 2 },
    ]);
  });

  it("is of its days: nothing is later than its end, and each day has its rounds", async () => {
    const { rows } = await sql<{ day: string; rounds: number; last: Date }>`
      select (at at time zone 'Asia/Ho_Chi_Minh')::date::text as day, count(*)::int as rounds, max(at) as last
      from ledger.entries where kind = 'BET' and position is null group by 1 order by 1`.execute(first().db);
    expect(rows.map(({ day }) => day)).toEqual(
      [8, 9, 10, 11, 12, 13, 14].map((day) => `2026-03-${`${day}`.padStart(2, "0")}`),
    );
    expect(Math.max(...rows.map(({ last }) => last.getTime()))).toBeLessThanOrEqual(until);
  });

  it("earns what such a house earns: credits of those who registered before it are of another day", async () => {
    const scope = {
      tenantId: "aurelune",
      currency: "VND",
      timeZone: "Asia/Ho_Chi_Minh",
      from: "2026-03-08",
      to: "2026-03-14",
    };
    const { ggr, ngr, staked } = toRevenueFigures(await listRevenueSums(first().db, scope, "all"));
    const [hold, share] = [Number(ggr) / Number(staked), Number(ngr) / Number(ggr)];
    expect(hold).toBeGreaterThan(0.02);
    expect(hold).toBeLessThan(0.2);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(1);
  });

  it("leaves its payment provider the orders that the gateway has paid and got, with what was paid", async () => {
    const known = JSON.parse(readFileSync(join(root, "one", "pay-house.json"), "utf8")) as readonly {
      readonly orderNo: string;
      readonly providerRef: string;
      readonly status: string;
      readonly amount: string;
    }[];
    const { rows } = await sql<{ order_no: string; ref: string; paid: string }>`
      select order_no, provider_ref as ref, coalesce(paid_amount, amount)::text as paid from deposits where state = 'CREDITED'
      union all
      select order_no, provider_ref, (amount - fee)::text from withdrawals where state in ('DISBURSED', 'CONFIRMED', 'CONFIRMED_AUTO')`.execute(
      first().db,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const { order_no: orderNo, ref, paid } of rows)
      expect(known.find((each) => each.orderNo === orderNo)).toMatchObject({
        providerRef: ref,
        status: "PAID",
        amount: toDecimal(BigInt(paid)),
      });
  });

  it("X-70: has agents who agreed on contracts, earn by them and by rebates, and find something that waits", async () => {
    const { db } = first();
    const by = async (table: string): Promise<Readonly<Record<string, number>>> => {
      const { rows } = await sql<{ state: string; count: number }>`
        select state, count(*)::int as count from ${sql.table(table)} group by state`.execute(db);
      return Object.fromEntries(rows.map((row) => [row.state, row.count]));
    };
    expect(await by("contracts")).toEqual({ IN_FORCE: 6, CHANGE_REQUESTED: 1, REQUESTED: 1 });
    const { ISSUED: paid = 0, REVIEW: looked = 0 } = await by("bills");
    expect(paid).toBeGreaterThan(5);
    expect(looked).toBeGreaterThan(0);
    const { rows } = await sql<{ source: string; count: number }>`
      select source, count(*)::int as count from rebate_claims group by source order by source`.execute(db);
    expect(rows.map(({ source }) => source)).toEqual(["OWN", "TEAM"]);
  });

  it("leaves to the gateway that starts on it what lasts for hours or days: an open envelope would be over", async () => {
    for (const table of ["tickets", "chat_lines", "red_envelopes", "raffles", "notices"]) {
      const { rows } = await sql`select from ${sql.table(table)}`.execute(first().db);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });

  it("is the same each time", async () => {
    const twins = [await open("two", 1, 8), await open("three", 1, 8)];
    lives.push(...twins);
    const [told, toldAgain] = await Promise.all(twins.map(listMessages));
    expect(told).toEqual(toldAgain);
    const [one, two] = await Promise.all(twins.map(dump));
    expect(one?.length).toBeGreaterThan(100);
    expect(one).toEqual(two);
    for (const table of ["deposits", "withdrawals"] as const) {
      const [left, right] = await Promise.all(twins.map((life) => count(life, table)));
      expect(left).toEqual(right);
    }
  });

  it("is for no production, and for no database server", () => {
    expect(() => readConfig([], { MARQUEE_PROFILE: "production", MARQUEE_DEMO: "life" })).toThrow(ConfigError);
    expect(() => readConfig([], { MARQUEE_DEMO: "life", DATABASE_URL: "postgres://host/db" })).toThrow(
      /^MARQUEE_DEMO: /,
    );
    expect(readConfig([], { MARQUEE_DEMO: "1" }).demo).not.toContain("life");
    expect(readConfig([], { MARQUEE_DEMO: "life" }).demo).toEqual(expect.arrayContaining(["tree", "members", "life"]));
  });
});
