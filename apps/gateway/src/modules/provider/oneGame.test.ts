import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, type Visitor } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";

const stake = 10_000_000;
const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe("one game at a time", () => {
  let app: TestApp;
  let server: GameServer;
  let players = 0;

  beforeAll(async () => {
    app = await openTestApp();
    server = createGameServer(app, app.houseSecret);
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  async function openVisitor() {
    const visitor = openAurelune(app);
    await visitor.registerAs(`onegame${(players += 1)}`);
    return visitor;
  }

  it("X-13: one game at a time in GB: a game that is opened ends those of other vendors, beside their bets too, and elsewhere it does not", async () => {
    const { db, tenantRegistry } = app.services;
    const setJurisdiction = async (name: "GB" | "SEA") => {
      await sql`update merchants set jurisdiction = ${name} where id = 'aurelune'`.execute(db);
      await tenantRegistry.refresh();
    };
    const open = (visitor: Visitor, nodeId: string) =>
      openWallet(server, visitor, "REAL", { nodeId, gameId: nodeId, launchMode: "GLS" });
    const [luna, marq] = ["aurelune-rng-luna-2", "aurelune-inhouse-marq-12"];
    await setJurisdiction("GB");
    for (const _ of times(5)) {
      const visitor = await openVisitor();
      const old = await open(visitor, luna);
      const open1 = randomUUID();
      expect((await old.bet(open1, stake)).status).toBe("OK");
      const [now, ...bets] = await Promise.all([
        open(visitor, marq),
        ...times(3).map(() => old.bet(randomUUID(), stake)),
      ]);
      for (const { status } of bets) expect(["OK", "SESSION_EXPIRED"]).toContain(status);
      expect((await old.bet(randomUUID(), stake)).status).toBe("SESSION_EXPIRED");
      // What was begun in it is paid all the same.
      expect((await old.win(open1, stake)).status).toBe("OK");
      expect((await now.bet(randomUUID(), stake)).status).toBe("OK");
    }
    const racer = await openVisitor();
    const both = await Promise.all([open(racer, luna), open(racer, marq)].map((each) => each.catch(() => undefined)));
    const played = await Promise.all(both.map(async (game) => (await game?.bet(randomUUID(), stake))?.status));
    expect(played.filter((status) => status === "OK")).toHaveLength(1);
    await setJurisdiction("SEA");
    const visitor = await openVisitor();
    const old = await open(visitor, luna);
    await open(visitor, marq);
    expect((await old.bet(randomUUID(), stake)).status).toBe("OK");
  });
});
