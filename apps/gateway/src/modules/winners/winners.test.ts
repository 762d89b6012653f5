import { randomUUID } from "node:crypto";
import { gameCategories, getRankList, getWinnerBoard, updatePreferences } from "@marquee/contract";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { createSeamlessPlayers, type SeamlessPlayers, stake } from "../../../test/seamlessPlayers.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { settleVendorStakes } from "../turnover/index.ts";
import { removeOldRounds } from "./boardStore.ts";
import { measureWinnersJob } from "./jobs.ts";

const tenantId = "aurelune";

type Player = Awaited<ReturnType<SeamlessPlayers["openPlayer"]>>;

describe("boards of winners", () => {
  let app: TestApp;
  let players: SeamlessPlayers;
  beforeAll(async () => {
    app = await openTestApp();
    players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  const db = () => app.services.db;
  const board = () => openAurelune(app).get(getWinnerBoard, {});
  /** Reads all that has settled: what other tests of the server still run hides later rows for a while. */
  const measure = async (): Promise<void> => {
    const isLeft = async (): Promise<boolean> => {
      await measureWinnersJob.run(app.services);
      const { rows } = await sql<{ left: boolean }>`
        select exists (select 1 from settled_stakes s, board_places p where s.xid > p.xid) as left`.execute(db());
      return rows[0]?.left === true;
    };
    await expect.poll(isLeft).toBe(false);
  };
  /** A round that pays so many stakes. @returns its id */
  const play = async ({ round }: Player, paid: number): Promise<string> => {
    const roundId = randomUUID();
    await players.bet(round(roundId));
    expect(await players.win(round(roundId), paid * stake)).toMatchObject({ status: "OK" });
    return roundId;
  };
  const idOf = async ({ userName }: Player): Promise<string> => {
    const { rows } = await sql<{
      id: string;
    }>`select id from members where tenant_id = ${tenantId} and username = ${userName}`.execute(db());
    return rows[0]?.id ?? "";
  };
  /** What the tests before have left is too old to be shown. */
  const forgetAll = () => sql`delete from board_rounds`.execute(db());

  it("PM-17, GM-33, AP-37, AP-73: the highest real wins of two members, masked, with game, amount and time; losses and trial play never", async () => {
    const before = Date.now();
    const [ann, ben] = [await players.openPlayer(), await players.openPlayer()];
    await play(ann, 5);
    await play(ben, 12.5);
    await play(ben, 0.5);
    await play(await players.openSession(openAurelune(app), "DEMO").then((session) => ({ ...ann, ...session })), 90);
    await measure();
    const { list, currency, since } = await board();
    expect(currency).toBe("VND");
    expect(since).toBeLessThan(before - 5 * 86_400_000);
    expect(list).toMatchObject([
      { rank: 1, account: `p***x`, amount: "12500.00", multiplier: "12.50" },
      { rank: 2, account: `p***x`, amount: "5000.00", multiplier: "5.00" },
    ]);
    for (const { at, gameName } of list) {
      expect(at).toBeGreaterThanOrEqual(before - 1000);
      expect(gameName).not.toBe("");
    }
    const ranked = await openAurelune(app).get(getRankList, { limitNum: 1, language: "EN" });
    expect(ranked.list).toEqual(list.slice(0, 1));
    expect(JSON.stringify(list)).not.toContain("player");
    // Other merchants have boards of their own.
    expect((await openKickline(app).get(getWinnerBoard, {})).list).toEqual([]);
  });

  it("AP-37: a category has its own list; what is no category, a limit beyond the bounds, NUL and __proto__ are refused", async () => {
    await forgetAll();
    const ann = await players.openPlayer();
    await play(ann, 3);
    await measure();
    const { rows } = await sql<{ category: string }>`select category from board_rounds`.execute(db());
    const [own] = rows;
    const guest = openAurelune(app);
    expect((await guest.call(getRankList, { gameCategory: own?.category as "RNG" })).body).toMatchObject({
      value: { list: [{ amount: "3000.00" }] },
    });
    const other = own?.category === "LIVE" ? "FISH" : "LIVE";
    expect((await guest.get(getRankList, { gameCategory: other })).list).toEqual([]);
    for (const wrong of [
      { gameCategory: "\u0000" },
      { gameCategory: "__proto__" },
      { limitNum: 1_000_000 },
      { limitNum: 0 },
    ])
      expect((await guest.call(getRankList, wrong as object)).status).toBe(400);
  });

  it("PM-17: a round that is rolled back is on no board, at the common wallet and at a vendor's own", async () => {
    await forgetAll();
    const ann = await players.openPlayer();
    const [roundId, txId] = [randomUUID(), randomUUID()];
    await players.bet(ann.round(roundId), txId);
    await players.rollback({ sessionId: ann.sessionId, roundId }, txId);
    await sql`insert into vendor_places (tenant_id, vendor, position) select ${tenantId}, vendor, 0 from games where tenant_id = ${tenantId} and code = ${ann.gameCode}
      on conflict do nothing`.execute(db());
    const memberId = await idOf(ann);
    const tell = async (stakes: bigint, win: bigint, id: string): Promise<void> => {
      const play = { memberId, gameCode: ann.gameCode, roundId: id, currency: "VND", stake: stakes, win };
      await transact(db(), (tx) => settleVendorStakes(tx, tenantId, [play]));
      await measure();
    };
    const [kept, undone] = [randomUUID(), randomUUID()];
    for (const id of [kept, undone]) {
      await tell(10_000_000n, 0n, id);
      await tell(0n, 40_000_000n, id);
    }
    expect((await board()).list).toMatchObject([{ multiplier: "4.00" }, { multiplier: "4.00" }]);
    await tell(-10_000_000n, 0n, undone);
    expect((await board()).list).toMatchObject([{ amount: "4000.00", multiplier: "4.00" }]);
    // Half of what was staked is no win, though it comes alone.
    await tell(10_000_000n, 0n, "small");
    await tell(0n, 5_000_000n, "small");
    expect((await board()).list).toHaveLength(1);
  });

  it("X-77: who hides the name is told as hidden from the next answer on; who takes a break, is closed or frozen is not there", async () => {
    await forgetAll();
    const [ann, ben, cem, dee] = [
      await players.openPlayer(),
      await players.openPlayer(),
      await players.openPlayer(),
      await players.openPlayer(),
    ];
    await play(ann, 9);
    await play(ben, 8);
    await play(cem, 7);
    await play(dee, 6);
    await measure();
    const accounts = async () => (await board()).list.map(({ account, amount }) => `${account} ${amount}`);
    expect(await accounts()).toEqual(["p***x 9000.00", "p***x 8000.00", "p***x 7000.00", "p***x 6000.00"]);
    await ann.visitor.get(updatePreferences, { hidesName: true });
    expect((await accounts())[0]).toBe("null 9000.00");
    await ann.visitor.get(updatePreferences, { hidesName: false });
    expect((await accounts())[0]).toBe("p***x 9000.00");
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at)
      values (${tenantId}, ${randomUUID()}, ${await idOf(ben)}, 'EXCLUSION', null)`.execute(db());
    await sql`update members set status = 'CLOSED' where tenant_id = ${tenantId} and id = ${await idOf(cem)}`.execute(
      db(),
    );
    await sql`update members set status = 'FROZEN' where tenant_id = ${tenantId} and id = ${await idOf(dee)}`.execute(
      db(),
    );
    expect(await accounts()).toEqual(["p***x 9000.00"]);
  });

  it("PM-17: only games that the merchant offers; only its days; each stake once, by two readers at once, also of a kill between", async () => {
    await forgetAll();
    const ann = await players.openPlayer();
    await play(ann, 4);
    const beside = await app.openBeside();
    // A reader that ends before its commit has read nothing.
    await transact(db(), async (tx) => {
      await sql`select measure_winners(1000)`.execute(tx);
      throw new Error("killed");
    }).catch(() => {});
    await Promise.all([measureWinnersJob.run(app.services), measureWinnersJob.run(beside.services)]);
    await measure();
    expect((await board()).list).toMatchObject([{ amount: "4000.00" }]);
    expect((await openAurelune(beside).get(getWinnerBoard, {})).list).toHaveLength(1);
    const { rows } = await sql<{ category: string }>`select category from board_rounds`.execute(db());
    const moduleId = gameCategories.find(({ category }) => category === rows[0]?.category)?.moduleId ?? "LOBBY3";
    await switchModules(app, tenantId, { [moduleId]: "off" });
    expect((await board()).list).toEqual([]);
    await switchModules(app, tenantId, { [moduleId]: "on" });
    expect((await board()).list).toHaveLength(1);
    const back = (days: number) =>
      sql`update board_rounds set at = clock_timestamp() - ${days} * interval '1 day'`.execute(db());
    await back(8);
    expect((await board()).list).toEqual([]);
    expect(await removeOldRounds(db(), 9)).toBe(0);
    await back(10);
    expect(await removeOldRounds(db(), 9)).toBe(1);
  });

  it("PM-17: a brand without the module has no board", async () => {
    await switchModules(app, tenantId, { WINBOARD3: "off" });
    expect((await openAurelune(app).call(getWinnerBoard, {})).body).toMatchObject({
      errorCode: "function.not.available",
    });
    await switchModules(app, tenantId, { WINBOARD3: "on" });
  });
});
