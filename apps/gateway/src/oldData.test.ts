import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync } from "node:zlib";
import { getStatus, getWithdrawalOptions, listFavouriteIds, listGames, listTransactions } from "@marquee/contract";
import { openDatabase, type Storage } from "@marquee/database";
import { openTestDatabase, type TestDatabase } from "@marquee/database/testing";
import { sweepVariable } from "@marquee/sweep";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createGameServer, type GameServer } from "../test/gameServer.ts";
import { createGatewayProcess, type GatewayProcess } from "../test/gatewayProcess.ts";
import { openAurelune } from "../test/visitor.ts";
import { functions } from "./db/functions.ts";
import { migrations } from "./db/migrations.ts";
import { gatewayRole } from "./db/role.ts";

import { checkChains, checkTrialBalance } from "./ledger/checkLedger.ts";
import { askGateway } from "./operator/askGateway.ts";
import type { NoTables } from "./db/Db.ts";

const folder = fileURLToPath(new URL("../test/old-data/", import.meta.url));

interface Told {
  readonly balance: string;
  readonly sessionId: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly rounds: readonly string[];
  /** The account that the member is paid to. */
  readonly account?: string;
}

function isTold(data: unknown): data is Readonly<Record<string, Told>> {
  return typeof data === "object" && data !== null;
}

const source = inject("testSource");
// The older of the two embedded ones is for a sweep.
const embedded = process.env[sweepVariable] === "1" ? ["008-states", "096-told-bonuses"] : ["096-told-bonuses"];
const places = source.kind === "pglite" ? embedded : ["096-told-bonuses/postgres"];

const unpack = (file: string): Buffer => brotliDecompressSync(readFileSync(file));

/** A database of the test's server with what an older gateway had written; none for the embedded one, which is in the folder. */
async function restore(dump: string): Promise<TestDatabase<NoTables> | undefined> {
  if (source.kind === "pglite") return undefined;
  const database = await openTestDatabase<NoTables>(source, { migrations: [], empty: true });
  await sql.raw("drop table schema_migrations, schema_migrations_lock").execute(database.db);
  await sql.raw(unpack(dump).toString("utf8")).execute(database.db);
  return database;
}

// Data written by an older gateway: a newer one must lose nothing of it.
describe.each(places)("the data of an older gateway: %s", (place) => {
  const kept = join(folder, place);
  const data = mkdtempSync(join(tmpdir(), "marquee-old-"));
  const told: unknown = JSON.parse(readFileSync(join(kept, "told.json"), "utf8"));
  let database: TestDatabase<NoTables> | undefined;
  let storage: Storage;
  let gateway: GatewayProcess;
  let server: GameServer;

  beforeAll(async () => {
    execFileSync("tar", ["x", "-C", data], { input: unpack(join(kept, "folder.tar.br")) });
    database = await restore(join(kept, "database.sql.br"));
    storage = database?.storage ?? { kind: "folder", path: join(data, "database") };
    const url = storage.kind === "server" ? { DATABASE_URL: storage.url } : {};
    gateway = createGatewayProcess(data, 0, { MARQUEE_DEMO: "0", ...url });
    await gateway.start();
    server = createGameServer(gateway, gateway.getHouseSecret());
  });
  afterAll(async () => {
    await gateway.kill("SIGKILL");
    await database?.close();
    rmSync(data, { recursive: true, force: true });
  });

  const listTold = (): readonly (readonly [string, Told])[] => (isTold(told) ? Object.entries(told) : []);

  it("members log in with their passwords and have their money, their record and their favourites", async () => {
    expect(listTold()).toHaveLength(2);
    for (const [name, { balance, rounds, gameCode, account }] of listTold()) {
      const visitor = openAurelune(gateway);
      expect((await visitor.loginAs(name)).userName).toBe(name);
      expect((await visitor.getBalance()).sumBalance).toBe(balance);
      const { list, totalCount } = await visitor.get(listTransactions, {});
      expect(list.map(({ kind }) => kind).toSorted()).toEqual(
        [
          "BONUS_GRANT",
          ...rounds.flatMap((_, index) => [
            "BET",
            ...(index % 3 === 0 ? ["WIN"] : index % 3 === 1 ? ["ROLLBACK"] : []),
          ]),
        ].toSorted(),
      );
      expect([totalCount, list.at(0)?.balance]).toEqual([list.length, balance]);
      expect(list.filter(({ gameName }) => gameName !== undefined && gameName !== gameCode).length).toBe(
        list.length - 1,
      );
      expect((await visitor.get(listFavouriteIds, {})).content).toHaveLength(1);
      if (account === undefined) continue;
      const { accounts } = await visitor.get(getWithdrawalOptions, {});
      expect(accounts.map(({ id }) => id)).toEqual([account]);
    }
  });

  it("what an operator had switched stays, and games are there with what they were", async () => {
    const { info } = await openAurelune(gateway).get(getStatus, {});
    expect(JSON.stringify(info.whitelabel)).toContain('{"modId":"BANNER3","enabled":"0"}');
    const audit: unknown = JSON.parse((await askGateway(data, "/audit", { merchant: "aurelune" })) ?? "");
    expect(audit).toContainEqual(
      expect.objectContaining({ actor: "ann", action: "set module", subject: "BANNER3", before: "1", after: "0" }),
    );
    const { totalCount, games } = await openAurelune(gateway).get(listGames, { gameType: "RNG" });
    expect([totalCount, games.every(({ rtp, volatility }) => rtp !== undefined && volatility !== undefined)]).toEqual([
      9_988,
      true,
    ]);
  });

  it("rounds are where they stood: a session's totals are told, and one that was open is won", async () => {
    for (const [name, { sessionId, rounds, gameCode, currency }] of listTold()) {
      const states = rounds.map((_, index) => ["CLOSED", "ROLLED_BACK", "OPEN"][index % 3]);
      for (const [index, roundId] of rounds.entries())
        expect(await server.call("round", { sessionId, roundId })).toMatchObject({
          status: "OK",
          round: { state: states[index] },
        });
      const of = (state: string): number => states.filter((each) => each === state).length;
      const totals = {
        bets: (of("CLOSED") + of("OPEN")) * 10_000_000,
        wins: of("CLOSED") * 25_000_000,
        rounds: rounds.length,
      };
      expect(await server.call("end", { sessionId })).toMatchObject({ status: "OK", totals });
      const open = {
        sessionId,
        roundId: rounds[2] ?? "",
        gameCode,
        currency,
        amount: 50_000_000,
        roundClosed: true,
        kind: "WIN",
      };
      const before = await server.call("balance", { sessionId });
      const won = await server.call("win", { ...open, txId: randomUUID() });
      expect([won.status, Number(won["balance"]) - Number(before["balance"])], name).toEqual(["OK", 50_000_000]);
    }
  });

  // Must be the last test: it stops the gateway.
  it("the ledger adds up, with every chain whole", async () => {
    expect(await gateway.kill("SIGTERM")).toBe(0);
    const { db, close } = await openDatabase<NoTables>({
      storage,
      migrations,
      functions,
      role: gatewayRole,
    });
    try {
      expect([await checkTrialBalance(db), await checkChains(db)]).toEqual([[], []]);
    } finally {
      await close();
    }
  });
});
