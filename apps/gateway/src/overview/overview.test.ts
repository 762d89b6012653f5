import { randomInt, randomUUID } from "node:crypto";
import { loginFreePlay, toDecimal } from "@marquee/contract";
import { getOverview, getWaiting, type Overview, type OverviewTotals } from "@marquee/contract/staff";
import { sql } from "kysely";
import { DateTime } from "luxon";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { asOwner } from "../../test/plantEntries.ts";
import { createSeamlessPlayers, stake } from "../../test/seamlessPlayers.ts";
import { addStaff, deskSettings, Staff } from "../../test/staff.ts";
import { openAurelune } from "../../test/visitor.ts";
import { sealHours } from "../ledger/sealHours.ts";
import { rollUpOverview } from "./rollUpOverviewJob.ts";

interface Entry {
  readonly account: string;
  readonly kind: string;
  readonly amount: bigint;
  readonly at: DateTime;
}

const zone = "Asia/Ho_Chi_Minh";
const rounds = 60;

describe("the overview", () => {
  let app: TestApp;
  let owner: Staff;
  let stakeNow: () => Promise<unknown>;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    await addStaff(app.services.db, "owner@aurelune.example", { AURELUNE: ["OWNER"], KICKLINE: ["CONTENT"] });
    owner = await new Staff(app, "AURELUNE").login("owner@aurelune.example");
    const players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
    for (let player = 0; player < 4; player += 1) {
      const { round, visitor } = await players.openPlayer();
      for (let each = 0; each < rounds / 4; each += 1) {
        const [one, txId] = [round(), randomUUID()];
        await players.bet(one, txId, stake + randomInt(1_000) * 10_000);
        if (each % 5 === 0) await players.rollback(one, txId);
        else await players.win(one, randomInt(3) * stake, each % 7 === 0 ? { kind: "JACKPOT" } : {});
      }
      // Play money counts nowhere.
      const demo = await players.openSession(visitor, "DEMO");
      await players.bet(demo.round());
    }
    const open = (await players.openPlayer()).round();
    await players.bet(open);
    stakeNow = () => players.bet(open);
    await openAurelune(app).get(loginFreePlay, { platform: "W", language: "EN" });
    // Each transfer, and each member's registration, some minutes of the last two weeks earlier.
    const ago = (id: string) =>
      sql.raw(`(('x' || substr(md5(${id}), 1, 7))::bit(28)::int % 20000) * interval '1 minute'`);
    await asOwner(app.services.db, async (tx) => {
      await sql`update ledger.entries set at = at - ${ago("transfer_id::text")}`.execute(tx);
      await sql`update members set registered_at = registered_at - ${ago("id")}`.execute(tx);
      await sql`update ledger.sealing set settled = '-infinity', until = '-infinity'`.execute(tx);
      await sql`update merchants set time_zone = ${zone} where id = 'aurelune'`.execute(tx);
    });
    await app.services.tenantRegistry.refresh();
  });
  afterAll(() => app.close());

  async function listEntries(): Promise<readonly Entry[]> {
    const { rows } = await sql<{ account: string; kind: string; amount: string; at: Date }>`
      select account, kind, amount::text as amount, at from ledger.entries where tenant_id = 'aurelune' and account like 'member:%'`.execute(
      app.services.db,
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount), at: DateTime.fromJSDate(row.at, { zone }) }));
  }

  /** What the entries of members say, who lose what the house wins. */
  function toTotals(entries: readonly Entry[]): Omit<OverviewTotals, "registrations"> {
    const sum = (kinds: readonly string[]): bigint =>
      entries.filter(({ kind }) => kinds.includes(kind)).reduce((total, { amount }) => total + amount, 0n);
    const [staked, won] = [-sum(["BET", "ROLLBACK"]), sum(["WIN", "JACKPOT"])];
    const players = new Set(entries.filter(({ kind }) => kind === "BET").map(({ account }) => account)).size;
    return { staked: toDecimal(staked), won: toDecimal(won), revenue: toDecimal(staked - won), players };
  }

  /** What does not change with the time of day. */
  const withoutTime = ({ today, yesterday, lastWeek, days, openRounds }: Overview): object => ({
    spans: [today, yesterday, lastWeek].map(({ day, whole, hours }) => ({ day, whole, hours })),
    days,
    openRounds,
  });

  it("X-52: its figures are the ledger's, by days and hours of the merchant's zone, before and after they are rolled up", async () => {
    const before = await owner.get(getOverview, {});
    const entries = await listEntries();
    const days = [before.today, before.yesterday, before.lastWeek];
    for (const { day, whole, hours } of days) {
      const ofDay = entries.filter(({ at }) => at.toISODate() === day);
      expect(whole).toMatchObject(toTotals(ofDay));
      for (const { hour, ...figures } of hours) {
        const { players: _, ...wanted } = toTotals(ofDay.filter(({ at }) => at.hour === hour));
        expect(figures, `${day} ${hour}`).toMatchObject(wanted);
      }
    }
    expect(before.days).toHaveLength(15);
    for (const { day, staked, won, revenue } of before.days) {
      const { players: _, ...wanted } = toTotals(entries.filter(({ at }) => at.toISODate() === day));
      expect({ staked, won, revenue }, day).toEqual(wanted);
    }
    while ((await sealHours(app.services.db)) === "WAITING");
    await Promise.all([rollUpOverview(app.services.db), rollUpOverview(app.services.db)]);
    await rollUpOverview(app.services.db);
    const { rows } = await sql<{ count: number; recent: boolean }>`
      select (select count(*)::int from overview_quarters) as count,
        (select until > clock_timestamp() - interval '70 minutes' from overview_state) as recent`.execute(
      app.services.db,
    );
    expect(rows[0]?.count).toBeGreaterThan(30);
    expect(rows[0]?.recent).toBe(true);
    expect(withoutTime(await owner.get(getOverview, {}))).toEqual(withoutTime(before));
    // What comes after the roll-up counts at once.
    await stakeNow();
    const { today } = await owner.get(getOverview, {});
    expect(today.whole).toMatchObject(toTotals((await listEntries()).filter(({ at }) => at.toISODate() === today.day)));
    expect(today.whole.staked).not.toBe(before.today.whole.staked);
  });

  it("X-52: registrations are counted without trials, yesterday and last week also until this time of day, and open rounds as they are", async () => {
    const { rows } = await sql<{ at: Date }>`
      select registered_at as at from members where tenant_id = 'aurelune' and kind not in (4, 41, 42)`.execute(
      app.services.db,
    );
    const registered = rows.map(({ at }) => DateTime.fromJSDate(at, { zone }).toISODate());
    const overview = await owner.get(getOverview, {});
    for (const { day, registrations } of overview.days)
      expect(registrations, day).toBe(registered.filter((each) => each === day).length);
    expect(overview.openRounds).toBe(1);
    expect(overview).toMatchObject({ timeZone: zone, currency: "VND", today: { soFar: overview.today.whole } });
    const entries = await listEntries();
    const quarter = (at: DateTime): number => Math.floor(at.toMillis() / 900_000);
    for (const [daysAgo, { day, soFar }] of [[1, overview.yesterday] as const, [7, overview.lastWeek] as const]) {
      const until = quarter(DateTime.fromMillis(overview.at, { zone }).minus({ days: daysAgo }));
      expect(soFar).toMatchObject(toTotals(entries.filter(({ at }) => at.toISODate() === day && quarter(at) <= until)));
    }
  });

  it("X-52: what waits is counted for who may see it, and another merchant's figures are its own", async () => {
    const { waiting } = await owner.get(getOverview, {});
    // Jobs are the platform's: an owner of one merchant does not see them.
    expect(waiting.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
      { key: "affiliateBills", count: 0 },
      { key: "affiliateBillsToSettle", count: 0 },
      { key: "bills", count: 0 },
      { key: "billsToSettle", count: 0 },
      { key: "chatReports", count: 0 },
      { key: "deposits", count: 0 },
      { key: "failedMessages", count: 0 },
      { key: "failedWebhooks", count: 0 },
      { key: "identityChecks", count: 0 },
      { key: "partialClaims", count: 0 },
      { key: "promotionApplications", count: 0 },
      { key: "proposals", count: 0 },
      { key: "raffleGifts", count: 0 },
      { key: "redemptions", count: 0 },
      { key: "tickets", count: 0 },
      { key: "unpaidClaims", count: 0 },
      { key: "withdrawals", count: 0 },
    ]);
    expect(await owner.get(getWaiting, {})).toEqual(waiting);
    const other = await owner.get(getOverview, {}, { merchant: "KICKLINE" });
    expect(other.waiting).toEqual([]);
    expect(other.days.every(({ staked, won }) => staked === "0.00" && won === "0.00")).toBe(true);
  });
});
