import { randomUUID } from "node:crypto";
import { listGames } from "@marquee/contract";
import {
  listAudit,
  listStaffGames,
  listStaffVendors,
  type SetStakes,
  setStakes,
  type StaffGame,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { captureStatements } from "../../../test/captureStatements.ts";
import { createGameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { createSeamlessPlayers, type SeamlessPlayers } from "../../../test/seamlessPlayers.ts";
import { addStaff, deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { gameHouseProvider } from "../../secrets/openSecrets.ts";
import { moveMoney } from "./moveMoney.ts";

const reason = "asked for by the regulator";
const currency = "VND";
/** In units of the ledger. */
const dong = 10_000;
type Wanted = { readonly vendor: string } | { readonly codes: string[] };

describe("stake limits of vendors and games", () => {
  let app: TestApp;
  let players: SeamlessPlayers;
  let people: Readonly<Record<"ann" | "ben" | "cara" | "kim", Staff>>;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
    const add = async (email: string, grants: Parameters<typeof addStaff>[2], merchant = "AURELUNE") => {
      await addStaff(app.services.db, email, grants);
      return new Staff(app, merchant).login(email);
    };
    people = {
      ann: await add("ann@aurelune.example", { AURELUNE: ["OPERATIONS", "AUDITOR"] }),
      ben: await add("ben@aurelune.example", { AURELUNE: ["OPERATIONS"] }),
      cara: await add("cara@aurelune.example", { AURELUNE: ["SUPPORT"] }),
      kim: await add("kim@kickline.example", { KICKLINE: ["OWNER"] }, "KICKLINE"),
    };
  });
  afterAll(() => app.close());
  beforeEach(() => sql`delete from stake_limits`.execute(app.services.db));
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  const versionNow = async (staff = people.ann) => (await staff.get(listStaffVendors, {})).version;
  const demand = async (of: Wanted, min: string | null, max: string | null): Promise<SetStakes> => ({
    ...of,
    currency,
    min,
    max,
    reason,
    version: await versionNow(),
  });
  const set = async (of: Wanted, min: string | null, max: string | null) =>
    people.ann.get(setStakes, await demand(of, min, max));
  const refuse = async (of: Wanted, min: string | null, max: string | null, more: Partial<SetStakes> = {}) =>
    (await people.ann.call(setStakes, { ...(await demand(of, min, max)), ...more } as SetStakes)).body;
  const findGame = async (code: string): Promise<StaffGame> => {
    const game = (await people.ann.get(listStaffGames, { search: code })).items.find((each) => each.code === code);
    if (game === undefined) throw new Error(`no game ${code}`);
    return game;
  };
  const countEntries = async (): Promise<number> => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from ledger.entries`.execute(
      app.services.db,
    );
    return Number(rows[0]?.count);
  };

  it("GM-34: the narrowest of currency, vendor and game is what the desk, the launch, the list of games and the bet hold to", async () => {
    const player = await players.openPlayer();
    const { gameCode } = player;
    const { category, vendor, stakes } = await findGame(gameCode);
    const vendorId = `${category}/${vendor}`;
    expect(stakes[0]).toEqual({
      currency,
      own: { min: null, max: null },
      min: { amount: "1000.00", from: "CURRENCY" },
      max: { amount: "2000000.00", from: "CURRENCY" },
    });
    await set({ vendor: vendorId }, "2000", "50000");
    await set({ codes: [gameCode] }, null, "20000");
    expect((await findGame(gameCode)).stakes[0]).toEqual({
      currency,
      own: { min: null, max: "20000.00" },
      min: { amount: "2000.00", from: "VENDOR" },
      max: { amount: "20000.00", from: "GAME" },
    });
    const vendors = (await people.ann.get(listStaffVendors, {})).vendors;
    const own = vendors.find((each) => each.vendor === vendor && each.category === category)?.stakes[0];
    expect(own).toMatchObject({
      own: { min: "2000.00", max: "50000.00" },
      max: { amount: "50000.00", from: "VENDOR" },
    });

    const status = async (amount: number) => (await players.bet(player.round(), randomUUID(), amount * dong)).status;
    const before = [await players.balance(player.sessionId), await countEntries()];
    expect([await status(1_999), await status(20_001), await status(30_000)]).toEqual([
      "BET_LIMIT",
      "BET_LIMIT",
      "BET_LIMIT",
    ]);
    expect([await players.balance(player.sessionId), await countEntries()]).toEqual(before);
    expect([await status(2_000), await status(20_000)]).toEqual(["OK", "OK"]);

    // The session that was open is told by the next look at its balance, a new one at its start.
    const told = await players.openSession(player.visitor);
    expect(told.limits).toMatchObject({ minBet: 2_000 * dong, maxBet: 20_000 * dong });
    const { games } = await openAurelune(app).get(listGames, { pageSize: 1 });
    expect(games[0]).toMatchObject({ code: gameCode, minBet: "2000.00" });

    await set({ codes: [gameCode] }, null, null);
    expect((await findGame(gameCode)).stakes[0]?.max).toEqual({ amount: "50000.00", from: "VENDOR" });
    await set({ vendor: vendorId }, null, null);
    expect((await findGame(gameCode)).stakes[0]?.max.from).toBe("CURRENCY");
    expect((await players.bet(told.round(), randomUUID(), 60_000 * dong)).status).toBe("OK");
  });

  it("GM-34: it counts at another gateway for the next bet, and a refusal that is stored stays one after the limit is gone", async () => {
    const player = await players.openPlayer();
    const beside = createSeamlessPlayers(app, createGameServer(await app.openBeside(), app.houseSecret));
    await set({ codes: [player.gameCode] }, "5000", "5000");
    const [where, txId] = [player.round(), randomUUID()];
    expect((await beside.bet(where, txId, 6_000 * dong)).status).toBe("BET_LIMIT");
    expect((await beside.bet(player.round(), randomUUID(), 5_000 * dong)).status).toBe("OK");
    await set({ codes: [player.gameCode] }, null, null);
    expect((await players.bet(where, txId, 6_000 * dong)).status).toBe("BET_LIMIT");
    expect((await beside.bet(where, randomUUID(), 6_000 * dong)).status).toBe("OK");
  });

  it("GM-34: more bets of one round count together; free spins and wins are not held to it", async () => {
    const player = await players.openPlayer();
    await set({ codes: [player.gameCode] }, "3000", "10000");
    const where = player.round();
    const bet = async (amount: number, more: object = {}) =>
      (await players.bet({ ...where, ...more }, randomUUID(), amount * dong)).status;
    expect([await bet(6_000), await bet(5_000), await bet(4_000), await bet(1_000)]).toEqual([
      "OK",
      "BET_LIMIT",
      "OK",
      "BET_LIMIT",
    ]);
    expect(await bet(0, { bonus: { freeSpinId: "f1" } })).toBe("OK");
    await set({ codes: [player.gameCode] }, null, "5000");
    expect((await players.win(where, 900_000 * dong)).status).toBe("OK");
    const instant = { ...player.round(), txId: randomUUID(), winAmount: 0 };
    const server = createGameServer(app, app.houseSecret);
    expect((await server.call("betwin", { ...instant, amount: 5_001 * dong })).status).toBe("BET_LIMIT");
    const free = { ...player.round(), bonus: { freeSpinId: "f2" } };
    expect((await players.bet(free, randomUUID(), 0)).status).toBe("OK");
  });

  // The embedded database has one connection, so nothing can wait there.
  if (inject("testSource").kind === "postgres")
    it("GM-34: a bet that has begun before the change is judged by what was so when it began", async () => {
      const { db } = app.services;
      const player = await players.openPlayer();
      const limit = await demand({ codes: [player.gameCode] }, null, "5000");
      const countWaiting = async (): Promise<number> => {
        const { rows } = await sql<{ n: number }>`
          select count(distinct pid)::int as n from pg_locks
          where not granted and pid in
            (select l.pid from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database())`.execute(
          db,
        );
        return rows[0]?.n ?? 0;
      };
      const bet = await db.transaction().execute(async (tx) => {
        await sql`select ledger.lock_account('aurelune', ${`member:${player.playerId}:main`}, 'VND')`.execute(tx);
        const begun = players.bet(player.round(), randomUUID(), 6_000 * dong);
        await expect.poll(countWaiting).toBeGreaterThan(0);
        await people.ann.get(setStakes, limit);
        return { begun };
      });
      expect((await bet.begun).status).toBe("OK");
      expect((await players.bet(player.round(), randomUUID(), 6_000 * dong)).status).toBe("BET_LIMIT");
    });

  it("GM-34: a bet stays two statements, whether limits are set or not", async () => {
    const player = await players.openPlayer();
    const count = async (amount: number): Promise<number> => {
      const { sessionId, gameCode } = player;
      const [txId, roundId] = [randomUUID(), randomUUID()];
      const body = { sessionId, requestId: txId, txId, roundId, gameCode, amount: amount * dong, currency };
      const sent = await captureStatements(app.services.db, (db) =>
        moveMoney(db, gameHouseProvider, { name: "bet", body }, () => true),
      );
      return sent.length;
    };
    expect(await count(1_000)).toBe(2);
    await set({ codes: [player.gameCode] }, "2000", "5000");
    expect([await count(1_000), await count(2_000)]).toEqual([2, 2]);
  });

  it("GM-34: play money is held to the same range", async () => {
    const demo = await players.openSession(openAurelune(app), "DEMO");
    await set({ codes: [demo.gameCode] }, null, "4000");
    expect((await players.bet(demo.round(), randomUUID(), 5_000 * dong)).status).toBe("BET_LIMIT");
    expect((await players.bet(demo.round(), randomUUID(), 4_000 * dong)).status).toBe("OK");
  });

  it("GM-34: what cannot be is refused at its field with what is possible, and nothing is changed", async () => {
    const game = (await people.ann.get(listStaffGames, {})).items[0];
    const vendor = { vendor: `${game?.category}/${game?.vendor}` };
    const own = { codes: [game?.code ?? ""] };
    const faults = async (...sent: Parameters<typeof refuse>) => {
      const body = await refuse(...sent);
      return body.success ? [] : body.fields;
    };
    const range = { rule: "amount", min: 1_000, max: 2_000_000 };
    expect(await faults(own, "999", "2000001")).toEqual([
      { name: "min", ...range },
      { name: "max", ...range },
    ]);
    expect(await faults(own, "5000", "4000")).toEqual([{ name: "max", ...range, min: 5_000 }]);
    expect(await faults(own, "1000.50", null)).toEqual([{ name: "min", rule: "amount" }]);
    expect(await faults(own, "1000", null, { currency: "XXX" })).toEqual([{ name: "currency", rule: "unknown" }]);
    await set(vendor, "2000", "40000");
    expect(await faults(own, "50000", null)).toEqual([{ name: "min", rule: "amount", min: 2_000, max: 40_000 }]);
    await set(own, "30000", null);
    expect(await faults(vendor, null, "20000")).toEqual([{ name: "max", rule: "amount", min: 30_000, max: 2_000_000 }]);
    expect(await refuse({ codes: [game?.code ?? "", "nothing"] }, null, "30000")).toMatchObject({
      errorCode: "switch.refused",
    });
    expect(await refuse({ vendor: "RNG/NONE" }, null, "30000")).toMatchObject({ errorCode: "switch.refused" });
    expect((await findGame(game?.code ?? "")).stakes[0]?.own).toEqual({ min: "30000.00", max: null });
  });

  it("GM-34: the second of two editors is told what the first one set; the log has it before and after", async () => {
    const [one, two] = (await people.ann.get(listStaffGames, {})).items.map(({ code }) => code);
    const codes = [one ?? "", two ?? ""];
    const [mine, theirs] = [await demand({ codes }, null, "9000"), await demand({ codes }, "2000", null)];
    await people.ann.get(setStakes, mine);
    const { body } = await people.ben.call(setStakes, theirs);
    expect(body).toMatchObject({
      errorCode: "version.conflict",
      value: {
        changes: [
          { subject: one, action: "set stakes" },
          { subject: two, after: { max: "9000.00" } },
        ],
      },
    });
    expect((await findGame(codes[1] ?? "")).stakes[0]?.own).toEqual({ min: null, max: "9000.00" });
    await people.ben.get(setStakes, { ...theirs, version: await versionNow() });
    const [line] = (await people.ann.get(listAudit, { subject: codes[0] ?? "" })).items;
    expect(line).toMatchObject({
      actor: "ben@aurelune.example",
      action: "set stakes",
      reason,
      before: { currency, min: null, max: "9000.00" },
      after: { currency, min: "2000.00", max: null },
    });
  });

  it("GM-34: who may not change games sets nothing, and another merchant's limits are its own", async () => {
    const game = (await people.ann.get(listStaffGames, {})).items[0];
    const codes = [game?.code ?? ""];
    expect(await people.cara.refuse(setStakes, await demand({ codes }, null, "9000"))).toBe("permission.denied");
    const version = await versionNow(people.kim);
    await people.kim.get(setStakes, { codes, currency: "THB", min: null, max: "900", reason, version });
    expect((await findGame(codes[0] ?? "")).stakes[0]?.max.from).toBe("CURRENCY");
    const { items } = await people.kim.get(listStaffGames, { search: codes[0] ?? "" });
    expect(items[0]?.stakes[0]?.max).toEqual({ amount: "900.00", from: "GAME" });
    const notTheirs = {
      vendor: "RNG/NONE",
      currency,
      min: null,
      max: "9000",
      reason,
      version: await versionNow(people.kim),
    };
    expect(await people.kim.refuse(setStakes, notTheirs)).toBe("switch.refused");
  });
});
