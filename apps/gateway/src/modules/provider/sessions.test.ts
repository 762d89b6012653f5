import { createSeamlessPlayers, type SeamlessPlayers, stake } from "../../../test/seamlessPlayers.ts";
import { randomUUID } from "node:crypto";
import { loginFreePlay } from "@marquee/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";

describe("sessions of the seamless wallet", () => {
  let app: TestApp;
  let server: GameServer;
  let openPlayer: SeamlessPlayers["openPlayer"];
  let openSession: SeamlessPlayers["openSession"];
  let bet: SeamlessPlayers["bet"];
  let win: SeamlessPlayers["win"];

  beforeAll(async () => {
    app = await openTestApp();
    server = createGameServer(app, app.houseSecret);
    ({ openSession, openPlayer, bet, win } = createSeamlessPlayers(app, server));
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  it("takes a launch token once", async () => {
    const { url } = await openPlayer();
    const again = await server.call("session", { token: new URL(url).searchParams.get("t") });
    expect(again.status).toBe("INVALID_SESSION");
    expect((await server.call("session", { token: "aurelune.made-up-token-xx" })).status).toBe("INVALID_SESSION");
  });

  it("a new real launch ends the session before it, and the round can be read and paid through the new one", async () => {
    const { visitor, round, sessionId } = await openPlayer();
    const [where, txId] = [round(), randomUUID()];
    await bet(where, txId);
    const next = await openSession(visitor);
    expect((await bet(round())).status).toBe("SESSION_EXPIRED");
    const read = await server.call("round", { sessionId: next.sessionId, roundId: where.roundId });
    expect(read).toMatchObject({
      round: { state: "OPEN", transactions: [{ txId, kind: "bet", amount: stake, status: "OK" }] },
    });
    expect((await win({ ...where, sessionId: next.sessionId }, stake)).status).toBe("OK");
    expect(await server.call("round", { sessionId, roundId: where.roundId })).toMatchObject({
      round: { state: "CLOSED" },
    });
    expect((await server.call("round", { sessionId, roundId: "unknown" })).status).toBe("TX_NOT_FOUND");
  });

  it("GM-30, LG-20: a guest's demo, a trial account and a member's demo all play with trial money", async () => {
    const guest = await openSession(openAurelune(app), "DEMO");
    expect(guest).toMatchObject({ mode: "DEMO", nickname: "Guest" });
    expect(await bet(guest.round())).toMatchObject({ status: "OK", balance: 100_000_000_000 - stake });
    const trial = openKickline(app);
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect(await openSession(trial)).toMatchObject({ mode: "DEMO", currency: "THB" });
    const { visitor } = await openPlayer();
    const demo = await openSession(visitor, "DEMO");
    await bet(demo.round());
    expect((await visitor.getBalance()).sumBalance).toBe("100000.00");
    expect((await openSession(visitor, "DEMO")).mode).toBe("DEMO");
  });

  it("X-12: games that are launched in one login tell the same play session and the merchant's zone; a guest has none", async () => {
    const { visitor } = await openPlayer();
    const [first, second] = [await openSession(visitor), await openSession(visitor)];
    expect(first).toMatchObject({ playSession: expect.stringMatching(/^[0-9a-f]{32}$/), timeZone: "Asia/Ho_Chi_Minh" });
    expect(second).toMatchObject({ playSession: Reflect.get(first, "playSession") });
    const { visitor: other } = await openPlayer();
    expect(Reflect.get(await openSession(other), "playSession")).not.toBe(Reflect.get(first, "playSession"));
    expect(await openSession(openAurelune(app), "DEMO")).not.toHaveProperty("playSession");
  });

  it("ends a session with its totals, and lists its transactions with a signed summary", async () => {
    const from = Date.now();
    const { round, sessionId, playerId } = await openPlayer();
    const where = round();
    await bet(where);
    await win(where, 5 * stake);
    expect(await server.call("end", { sessionId })).toMatchObject({
      totals: { bets: stake, wins: 5 * stake, rounds: 1 },
    });
    // As a game server: again while it is told that something is still under way, which on a busy machine takes its time.
    const list = await vi.waitFor(
      async () => {
        const answer = await server.call("transactions", { from, to: Date.now() + 1000 });
        if (answer.status !== "OK") throw new Error(answer.status);
        return answer;
      },
      { timeout: 60_000 },
    );
    expect(
      list.transactions.filter((each) => each.playerId === playerId).map(({ kind, amount }) => [kind, amount]),
    ).toEqual([
      ["bet", stake],
      ["win", 5 * stake],
    ]);
    expect(list.summary?.count).toBe(list.transactions.length);
    expect(list.summary?.signature).toMatch(/^[0-9a-f]{64}$/);
    expect((await server.call("transactions", { from, to: from, cursor: "nonsense" })).status).toBe("INVALID_REQUEST");
  });
});
