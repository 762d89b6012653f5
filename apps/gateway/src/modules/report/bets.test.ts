import { randomInt, randomUUID } from "node:crypto";
import { type BetList, getBet, listBets, toBalance, toDecimal } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { asOwner } from "../../../test/plantEntries.ts";
import { createSeamlessPlayers, type SeamlessPlayers, stake } from "../../../test/seamlessPlayers.ts";
import type { Visitor } from "../../../test/visitor.ts";
import { sealHours } from "../../ledger/sealHours.ts";
import { rollUpBets } from "./rollUpBetsJob.ts";

const year = { from: "2020-01-01", to: "2030-12-31" } as const;

describe("the betting record", () => {
  let app: TestApp;
  let players: SeamlessPlayers;
  let visitor: Visitor;
  let other: Visitor;
  let open: () => Promise<unknown>;

  beforeAll(async () => {
    app = await openTestApp();
    players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
    const player = await players.openPlayer();
    visitor = player.visitor;
    other = (await players.openPlayer()).visitor;
    for (let each = 0; each < 40; each += 1) {
      const [one, txId] = [player.round(), randomUUID()];
      await players.bet(one, txId, stake + randomInt(1_000) * 10_000);
      if (each % 7 === 0) await players.rollback(one, txId);
      else if (each % 5 !== 0) await players.win(one, randomInt(3) * stake, each % 4 === 0 ? { kind: "JACKPOT" } : {});
    }
    const late = player.round();
    await players.bet(late);
    open = () => players.win(late, stake * 2);
    // Play money is in no record.
    const demo = await players.openSession(visitor, "DEMO");
    await players.bet(demo.round());
    // Each round some time of the last two months earlier, the last one days ago.
    const ago = sql`case when round_id = ${late.roundId} then interval '9 days'
      else (('x' || substr(md5(round_id), 1, 7))::bit(28)::int % 80000) * interval '1 minute' end`;
    await asOwner(app.services.db, async (tx) => {
      await sql`update game_rounds set opened_at = opened_at - ${ago}`.execute(tx);
      await sql`update ledger.sealing set settled = '-infinity', until = '-infinity'`.execute(tx);
    });
  });
  afterAll(() => app.close());

  async function listAll(filter: object = {}): Promise<readonly BetList[]> {
    const first = await visitor.get(listBets, { ...year, ...filter, pageSize: 7 });
    const rest = await Promise.all(
      Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) =>
        visitor.get(listBets, { ...year, ...filter, pageSize: 7, pageNo: index + 2 }),
      ),
    );
    return [first, ...rest];
  }

  /** What the ledger's entries of the member's play say. */
  async function sumLedger(): Promise<{ readonly stake: string; readonly win: string; readonly net: string }> {
    const { rows } = await sql<{ staked: string; won: string }>`
      select (-coalesce(sum(amount) filter (where e.kind in ('BET', 'ROLLBACK')), 0))::text as staked,
        coalesce(sum(amount) filter (where e.kind in ('WIN', 'JACKPOT')), 0)::text as won
      from ledger.entries e join members m on m.tenant_id = e.tenant_id and e.account = 'member:' || m.id || ':main'
      where m.username = 'player001x'`.execute(app.services.db);
    const [staked, won] = [BigInt(rows[0]?.staked ?? 0), BigInt(rows[0]?.won ?? 0)];
    return { stake: toDecimal(staked), win: toDecimal(won), net: toDecimal(won - staked) };
  }

  const sumList = (pages: readonly BetList[], name: "stake" | "win" | "net"): string =>
    toDecimal(pages.flatMap(({ list }) => list).reduce((sum, bet) => sum + toBalance(bet[name]), 0n));

  function expectSound(pages: readonly BetList[]): void {
    const [first] = pages;
    const list = pages.flatMap((page) => page.list);
    expect(list).toHaveLength(first?.totalCount ?? -1);
    expect(new Set(list.map(({ roundId }) => roundId)).size).toBe(list.length);
    expect(list.map(({ at }) => at)).toEqual(list.map(({ at }) => at).toSorted((a, b) => b - a));
    for (const name of ["stake", "win", "net"] as const) expect(first?.totals[name], name).toBe(sumList(pages, name));
  }

  it("MC-06: its rounds, filters and sums are the ledger's, before and after its days are added up by two gateways", async () => {
    const before = await listAll();
    expectSound(before);
    expect(before[0]?.totalCount).toBe(41);
    expect(before[0]?.totals).toEqual(await sumLedger());
    const filters = [
      { state: "OPEN" },
      { state: "CLOSED" },
      { state: "ROLLED_BACK" },
      { vendor: before[0]?.vendors[0]?.vendor ?? "" },
      { vendor: "NOBODY" },
      { from: "2020-01-01", to: "2020-12-31" },
    ];
    const filtered = await Promise.all(filters.map(listAll));
    for (const pages of filtered) expectSound(pages);
    expect(filtered.map(([first]) => first?.totalCount)).toEqual([7, 28, 6, 41, 0, 0]);
    const byDay = await Promise.all(
      Array.from({ length: 70 }, (_, ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)).map(
        (day) => visitor.get(listBets, { from: day, to: day, pageSize: 1 }),
      ),
    );
    expect(byDay.reduce((sum, { totalCount }) => sum + totalCount, 0)).toBeGreaterThanOrEqual(40);
    while ((await sealHours(app.services.db)) !== "DONE");
    const beside = await app.openBeside();
    await Promise.all([rollUpBets(app.services), rollUpBets(beside.services)]);
    await rollUpBets(app.services);
    const { rows } = await sql<{ rolled: number; named: number }>`
      select (select coalesce(sum(rounds), 0)::int from bet_days) as rolled, (select count(*)::int from bet_day_rounds) as named`.execute(
      app.services.db,
    );
    expect(rows[0]?.rolled).toBeGreaterThan(20);
    expect(rows[0]?.named).toBeGreaterThan(5);
    expect(await listAll()).toEqual(before);
    expect(await Promise.all(filters.map(listAll))).toEqual(filtered);
    // A round that was open when its day was added up counts as what it is now.
    await open();
    const after = await listAll();
    expectSound(after);
    expect(after[0]?.totals).toEqual(await sumLedger());
    expect((await listAll({ state: "CLOSED" }))[0]?.totalCount).toBe(29);
  });

  it("X-46: a round's details are its entries in the ledger, and nobody else may read them", async () => {
    const [page] = await listAll({ state: "CLOSED" });
    const bet = page?.list.find(({ win }) => win !== "0.00");
    if (bet === undefined) throw new Error("no round was won");
    const { provider, roundId } = bet;
    const details = await visitor.get(getBet, { provider, roundId });
    expect(details).toMatchObject(bet);
    expect(details.replay?.gameCode).not.toBe("");
    const sum = details.steps.reduce((total, { amount }) => total + toBalance(amount), 0n);
    expect(toDecimal(sum)).toBe(bet.net);
    expect(details.steps.map(({ kind }) => kind)[0]).toBe("BET");
    expect(await other.refuse(getBet, { provider, roundId })).toBe("order.unknown");
    expect((await other.get(listBets, year)).totalCount).toBe(0);
    for (const hostile of ["\0", "__proto__", "' or 1=1 --", "%00"])
      expect(await visitor.refuse(getBet, { provider, roundId: hostile }), hostile).toMatch(
        /order.unknown|request.invalid/,
      );
    expect(await visitor.refuse(listBets, { from: "2026-02-30" })).toBe("request.invalid");
  });
});
