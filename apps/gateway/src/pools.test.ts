import { randomUUID } from "node:crypto";
import { getBalance, type ProviderAnswer, updateLanguage } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createGameServer, type GameServer } from "../test/gameServer.ts";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { openAurelune, type Visitor } from "../test/visitor.ts";
import type { Db } from "./db/Db.ts";
import { tables } from "../test/tables.ts";

/** The embedded database has a single connection, so a held one is released before anybody waits for it. */
const isServer = inject("testSource").kind === "postgres";
const connections = 3;

describe("pools", () => {
  let app: TestApp;
  let ann: Visitor;
  let server: GameServer;
  let bet: {
    readonly sessionId: string;
    readonly gameCode: string;
    readonly currency: string;
    readonly amount: number;
  };

  beforeAll(async () => {
    app = await openTestApp({
      MARQUEE_DATABASE_CONNECTIONS: `${connections}`,
      MARQUEE_DATABASE_WAIT: "2000",
      MARQUEE_DATABASE_LOCK: "300",
      MARQUEE_MONEY_LOCK: "300",
    });
    ann = openAurelune(app);
    await ann.registerAs("poolsann");
    const { game_url: url = "" } = await ann.launchFirst();
    server = createGameServer(app, app.houseSecret);
    const opened = await server.call("session", { token: new URL(url).searchParams.get("t") });
    if (opened.status !== "OK") throw new Error(opened.status);
    const { sessionId, currency, limits } = opened.session;
    bet = { sessionId, currency, amount: limits.minBet, gameCode: url.split("/play/")[1]?.split("?")[0] ?? "" };
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  /** Runs the work on a connection that stays busy until it is released. */
  async function hold(take: (work: (db: Db) => Promise<void>) => Promise<void>): Promise<() => Promise<void>> {
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const busy = take(async () => {
      held.resolve();
      await released.promise;
    });
    await Promise.race([held.promise, busy]);
    return async () => {
      released.resolve();
      await busy;
    };
  }

  const holdConnection = (): Promise<() => Promise<void>> =>
    hold((work) =>
      app.services.db.connection().execute(async (db) => {
        await sql`select 1`.execute(db);
        await work(db);
      }),
    );

  const toBet = () => ({ ...bet, txId: randomUUID(), roundId: randomUUID() });

  it("a stake is taken while every ordinary connection is busy, and who needs one of those is told to come back", async () => {
    const releases = await Promise.all(Array.from({ length: isServer ? connections : 1 }, holdConnection));
    const release = async (): Promise<void> => void (await Promise.all(releases.map((one) => one())));
    try {
      if (!isServer) await release();
      const answers: ProviderAnswer<"bet">[] = [];
      for (let count = 0; count < 20; count += 1) answers.push(await server.call("bet", toBet()));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(["OK"]));
      const response = await ann.send(getBalance, {});
      if (isServer) {
        expect([response.statusCode, response.json()]).toEqual([
          503,
          expect.objectContaining({ errorCode: "server.busy", retryAfter: 1 }),
        ]);
        expect(app.logged()).toContain("the database is busy");
      }
    } finally {
      await release();
    }
    expect((await ann.send(getBalance, {})).statusCode).toBe(200);
  });

  it("a stake that waits for a lock ends in time as TIMEOUT, stores nothing, and is taken when it is asked again", async () => {
    const release = await hold((work) =>
      app.services.db.transaction().execute(async (tx) => {
        await sql`select ledger.lock_account(tenant_id, account, asset) from ledger.accounts where tenant_id = 'aurelune'`.execute(
          tx,
        );
        await work(tx);
      }),
    );
    const call = toBet();
    try {
      if (!isServer) await release();
      const { statusCode, body } = await server.send("bet", JSON.stringify({ requestId: "r", ...call }));
      if (isServer) expect([statusCode, body]).toEqual([504, expect.stringContaining('"status":"TIMEOUT"')]);
    } finally {
      await release();
    }
    const stored = await tables(app.services.db)
      .selectFrom("provider_transactions")
      .select("tx_id")
      .where("tx_id", "=", call.txId)
      .execute();
    expect(stored).toHaveLength(isServer ? 0 : 1);
    expect((await server.call("bet", call)).status).toBe("OK");
  });

  it("a call of a player that waits for a lock ends in time with a code that says to come back, and changes nothing", async () => {
    const release = await hold((work) =>
      app.services.moneyDb.transaction().execute(async (tx) => {
        await sql`update members set nickname = nickname where username_key = 'poolsann'`.execute(tx);
        await work(tx);
      }),
    );
    try {
      if (!isServer) await release();
      const response = await ann.send(updateLanguage, { language: "VI" });
      if (isServer)
        expect([response.statusCode, response.body]).toEqual([
          503,
          expect.stringContaining('"errorCode":"server.busy"'),
        ]);
    } finally {
      await release();
    }
    expect(await ann.get(updateLanguage, { language: "EN" })).toEqual({ language: "EN" });
  });
});
