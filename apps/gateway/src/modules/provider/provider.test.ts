import { createSeamlessPlayers, type SeamlessPlayers, stake } from "../../../test/seamlessPlayers.ts";
import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";
import type { Switch } from "../../switches/Switch.ts";
import { tables } from "../../../test/tables.ts";

const opening = 1_000_000_000;

describe("seamless wallet", () => {
  let app: TestApp;
  let server: GameServer;
  let openPlayer: SeamlessPlayers["openPlayer"];
  let openSession: SeamlessPlayers["openSession"];
  let bet: SeamlessPlayers["bet"];
  let win: SeamlessPlayers["win"];
  let rollback: SeamlessPlayers["rollback"];
  let balance: SeamlessPlayers["balance"];

  beforeAll(async () => {
    app = await openTestApp();
    server = createGameServer(app, app.houseSecret);
    ({ openSession, openPlayer, bet, win, rollback, balance } = createSeamlessPlayers(app, server));
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  async function turn(wanted: Switch): Promise<void> {
    await applySwitch(app.services.db, wanted, "test");
    await app.services.tenantRegistry.refresh();
  }

  it("X-01: refuses what is not signed with its provider's secret, is too old, or was changed", async () => {
    const body = JSON.stringify({ sessionId: "x", requestId: "1" });
    const status = async (signing: Parameters<GameServer["send"]>[2]) =>
      Reflect.get(Object((await server.send("balance", body, signing)).json()), "status");
    const now = Math.floor(Date.now() / 1000);
    expect(await status({})).toBe("INVALID_SESSION");
    expect(await status({ secret: "0".repeat(64) })).toBe("INVALID_SIGNATURE");
    expect(await status({ provider: "OTHER" })).toBe("INVALID_SIGNATURE");
    expect(await status({ timestamp: now - 61 })).toBe("INVALID_SIGNATURE");
    expect(await status({ timestamp: now + 62 })).toBe("INVALID_SIGNATURE");
    expect((await server.send("balance", "{", {})).json()).toMatchObject({ status: "INVALID_REQUEST" });
    expect((await app.http.inject({ method: "POST", url: "/provider/v1/balance", payload: body })).statusCode).toBe(
      401,
    );
  });

  it("X-01: 50 equal bets at once move the money once and get 50 equal answers", async () => {
    const { round, sessionId } = await openPlayer();
    const [where, txId] = [round(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(where, txId)));
    const kinds = new Set(answers.map(({ status, balance: left, txRef }) => `${status} ${left} ${txRef}`));
    expect([...kinds]).toHaveLength(1);
    expect(await balance(sessionId)).toBe(opening - stake);
  });

  it("X-01: a used txId with other content is a conflict, whatever differs", async () => {
    const { round, sessionId } = await openPlayer();
    const [where, txId] = [round(), randomUUID()];
    await bet(where, txId);
    expect((await bet(where, txId, stake * 2)).status).toBe("DUPLICATE_CONFLICT");
    expect((await bet(round(), txId)).status).toBe("DUPLICATE_CONFLICT");
    expect((await server.call("win", { ...where, txId, amount: stake, roundClosed: true, kind: "WIN" })).status).toBe(
      "DUPLICATE_CONFLICT",
    );
    expect(await balance(sessionId)).toBe(opening - stake);
  });

  it("a refusal is stored: its retry is refused although the money is there by now", async () => {
    const { round, sessionId } = await openPlayer();
    for (let count = 0; count < 4; count += 1) await bet(round(), randomUUID(), 20_000_000_000 / 100);
    const [where, txId] = [round(), randomUUID()];
    const left = await balance(sessionId);
    expect(await bet(where, txId, left + stake)).toMatchObject({ status: "INSUFFICIENT_FUNDS", balance: left });
    const other = round();
    await bet(other);
    await win(other, 100 * stake);
    expect((await bet(where, txId, left + stake)).status).toBe("INSUFFICIENT_FUNDS");
    expect((await bet(where, randomUUID(), left + stake)).status).toBe("OK");
  });

  it("checks player, session, game, currency and limits in this order", async () => {
    const { round, visitor, sessionId, gameCode, limits, userName } = await openPlayer();
    const where = round();
    const status = async (change: object, amount = stake) =>
      (await bet({ ...where, ...change }, randomUUID(), amount)).status;
    expect(await status({}, limits.maxBet + 1)).toBe("BET_LIMIT");
    expect(await status({}, limits.minBet - 1)).toBe("BET_LIMIT");
    expect(await status({ currency: "THB" }, limits.maxBet + 1)).toBe("WRONG_CURRENCY");
    expect(await status({ currency: "THB", gameCode: "rng-none-1" })).toBe("INVALID_GAME");
    const account = (await visitor.getBalance()).currency;
    expect(account).toBe("VND");
    await turn({ kind: "game", merchant: "aurelune", subject: gameCode, state: "maintenance" });
    expect(await status({ currency: "THB" })).toBe("GAME_DISABLED");
    await server.call("end", { sessionId });
    expect(await status({})).toBe("SESSION_EXPIRED");
    await turn({ kind: "member", merchant: "aurelune", subject: userName, state: "frozen" });
    expect(await status({})).toBe("PLAYER_BLOCKED");
    expect(await status({ sessionId: "aurelune.unknown" })).toBe("INVALID_SESSION");
    await turn({ kind: "game", merchant: "aurelune", subject: gameCode, state: "on" });
    expect(await balance(sessionId)).toBe(opening);
  });

  it("a win is welcome after the end of the session, of a frozen player and of a game in maintenance", async () => {
    const { round, sessionId, gameCode, userName } = await openPlayer();
    const where = round();
    await bet(where);
    await server.call("end", { sessionId });
    await turn({ kind: "game", merchant: "aurelune", subject: gameCode, state: "maintenance" });
    await turn({
      kind: "member",
      merchant: "aurelune",
      subject: userName,
      state: "frozen",
    });
    expect(await win(where, 3 * stake)).toMatchObject({ status: "OK", balance: opening + 2 * stake });
    await turn({ kind: "game", merchant: "aurelune", subject: gameCode, state: "on" });
  });

  it("Q-43: a game or a vendor that goes off lets no new round begin, and an open one go on to its end", async () => {
    const { round, gameCode } = await openPlayer();
    const vendor = (
      await tables(app.services.db)
        .selectFrom("games")
        .select(["category", "vendor"])
        .where("code", "=", gameCode)
        .execute()
    )[0];
    const subject = `${vendor?.category ?? ""}/${vendor?.vendor ?? ""}`;
    const switches: readonly ((state: "on" | "off" | "maintenance") => Switch)[] = [
      (state) => ({ kind: "game", merchant: "aurelune", subject: gameCode, state }),
      (state) => ({ kind: "vendor", merchant: "aurelune", subject, state }),
    ];
    for (const toSwitch of switches) {
      const open = round();
      expect((await bet(open)).status).toBe("OK");
      await turn(toSwitch("maintenance"));
      expect((await bet(round())).status).toBe("GAME_DISABLED");
      await turn(toSwitch("off"));
      expect((await bet(round())).status).toBe("GAME_DISABLED");
      expect((await bet(open)).status).toBe("OK");
      expect((await win(open, stake)).status).toBe("OK");
      await turn(toSwitch("on"));
      expect((await bet(round())).status).toBe("OK");
    }
  });

  it("Q-43: a module that goes off lets no new round begin, and an open one go on to its end", async () => {
    const { round, sessionId } = await openPlayer();
    const demo = await openSession(openAurelune(app), "DEMO");
    const [open, undone] = [round(), round()];
    await bet(open);
    const undoneBet = randomUUID();
    await bet(undone, undoneBet);
    await rollback({ sessionId, roundId: undone.roundId }, undoneBet);
    const module = (subject: string, state: "on" | "off"): Switch => ({
      kind: "module",
      merchant: "aurelune",
      subject,
      state,
    });
    await turn(module("GAMEDEMO3", "off"));
    expect((await bet(demo.round())).status).toBe("GAME_DISABLED");
    expect((await bet(round())).status).toBe("OK");
    await turn(module("GAMEDEMO3", "on"));
    await turn(module("LOBBY3", "off"));
    expect((await bet(round())).status).toBe("GAME_DISABLED");
    expect((await bet(undone)).status).toBe("GAME_DISABLED");
    expect((await bet(open)).status).toBe("OK");
    expect((await win(open, 5 * stake)).status).toBe("OK");
    await turn(module("LOBBY3", "on"));
    expect((await bet(round())).status).toBe("OK");
    expect((await bet(demo.round())).status).toBe("OK");
  });

  it("a retry of a debited bet gets its OK after the session's end", async () => {
    const { round, sessionId } = await openPlayer();
    const [where, txId] = [round(), randomUUID()];
    const first = await bet(where, txId);
    await server.call("end", { sessionId });
    expect(await bet(where, txId)).toMatchObject({ status: "OK", txRef: first.txRef, balance: opening - stake });
  });

  it("a win needs a round that is open, unless it is a gift", async () => {
    const { round } = await openPlayer();
    const where = round();
    expect((await win(where, stake)).status).toBe("TX_NOT_FOUND");
    await bet(where);
    expect((await win(where, 0)).status).toBe("OK");
    expect((await win(where, stake)).status).toBe("ROUND_CLOSED");
    expect((await bet(where)).status).toBe("ROUND_CLOSED");
    expect(await win(round(), stake, { kind: "PROMO" })).toMatchObject({ status: "OK", balance: opening });
  });

  it("a rollback gives a bet back once, and nothing when it was paid", async () => {
    const { round, sessionId } = await openPlayer();
    const [where, txId] = [round(), randomUUID()];
    await bet(where, txId);
    const undo = randomUUID();
    expect(await rollback(where, txId, undo)).toMatchObject({ status: "OK", balance: opening });
    expect(await rollback(where, txId, undo)).toMatchObject({ status: "OK", balance: opening });
    expect((await rollback(where, txId)).status).toBe("ALREADY_ROLLED_BACK");
    expect((await win(where, stake, { betTxId: txId })).status).toBe("ROLLED_BACK");
    const [next, paid] = [round(), randomUUID()];
    await bet(next, paid);
    await win(next, 2 * stake);
    expect((await rollback(next, paid)).status).toBe("ALREADY_SETTLED");
    expect(await balance(sessionId)).toBe(opening + stake);
  });

  it("the rollback of a bet that never came keeps it out for good", async () => {
    const { round, sessionId } = await openPlayer();
    const [where, txId] = [round(), randomUUID()];
    expect(await rollback(where, txId)).toMatchObject({ status: "OK", note: "TOMBSTONE" });
    expect((await bet(where, txId)).status).toBe("ROLLED_BACK");
    expect((await rollback(where, txId)).status).toBe("ALREADY_ROLLED_BACK");
    expect(await balance(sessionId)).toBe(opening);
  });

  it("bet and rollback at the same moment end with the money where it was", async () => {
    const { round, sessionId } = await openPlayer();
    for (let count = 0; count < 10; count += 1) {
      const [where, txId] = [round(), randomUUID()];
      await Promise.all([bet(where, txId), rollback(where, txId)]);
    }
    expect(await balance(sessionId)).toBe(opening);
  });

  it("betwin stakes and pays in one move, or neither", async () => {
    const { round, sessionId } = await openPlayer();
    const call = (roundId: string, amount: number, winAmount: number) =>
      server.call("betwin", { ...round(roundId), txId: randomUUID(), amount, winAmount });
    expect(await call("b1", stake, 4 * stake)).toMatchObject({ status: "OK", balance: opening + 3 * stake });
    expect((await call("b2", 2_000_000_000, 3_000_000_000)).status).toBe("INSUFFICIENT_FUNDS");
    expect((await call("b1", stake, stake)).status).toBe("ROUND_CLOSED");
    expect(await balance(sessionId)).toBe(opening + 3 * stake);
  });

  it("another player's round and bet are out of reach", async () => {
    const [ann, bo] = [await openPlayer(), await openPlayer()];
    const [where, txId, other] = [ann.round(), randomUUID(), randomUUID()];
    await bet(where, txId);
    const foreign = bo.round(where.roundId);
    expect((await server.call("round", { sessionId: bo.sessionId, roundId: where.roundId })).status).toBe(
      "TX_NOT_FOUND",
    );
    expect((await win(foreign, stake)).status).toBe("TX_NOT_FOUND");
    expect((await win(foreign, stake, { betTxId: txId })).status).toBe("TX_NOT_FOUND");
    expect((await rollback(foreign, txId)).status).toBe("TX_NOT_FOUND");
    for (const { status } of [await bet(foreign, other), await rollback(foreign, other)]) expect(status).toBe("OK");
    expect(await balance(ann.sessionId)).toBe(opening - stake);
    expect(await balance(bo.sessionId)).toBe(opening);
  });

  it("in maintenance a stake is told to ask again, and that answer is not stored", async () => {
    const { round } = await openPlayer();
    const [where, txId] = [round(), randomUUID()];
    await turn({ kind: "status", merchant: "aurelune", subject: "site", state: "maintenance" });
    expect((await bet(where, txId)).status).toBe("MAINTENANCE");
    await turn({ kind: "status", merchant: "aurelune", subject: "site", state: "open" });
    expect((await bet(where, txId)).status).toBe("OK");
  });

  it("amounts that are none are refused by name", async () => {
    const { round, sessionId } = await openPlayer();
    const path = { ...round(), txId: randomUUID() };
    for (const amount of [-1, 1.5, "10", 1e16, null, Number.MAX_SAFE_INTEGER]) {
      expect(await server.call("bet", { ...path, amount }), String(amount)).toMatchObject({
        status: "INVALID_REQUEST",
        field: "amount",
      });
    }
    expect(await balance(sessionId)).toBe(opening);
  });
});
