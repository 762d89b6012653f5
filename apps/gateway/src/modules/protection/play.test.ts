import { randomUUID } from "node:crypto";
import {
  answerRealityCheck,
  createDeposit,
  excludeSelf,
  getMemberInfo,
  getProtection,
  launchGame,
  listGames,
  notePlay,
  setRealityCheck,
  takeTimeOut,
} from "@marquee/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGameServer } from "../../../test/gameServer.ts";
import { openPayHouse } from "../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../test/payHouse.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { limit, passHours, toBets } from "../../../test/protection.ts";
import { createSeamlessPlayers, type SeamlessPlayers, stake } from "../../../test/seamlessPlayers.ts";
import { deskSettings } from "../../../test/staff.ts";
import { openAurelune, toLaunch, type Visitor } from "../../../test/visitor.ts";

const hour = 3_600_000;

describe("protection of play", () => {
  let app: TestApp;
  let pay: PayHouse;
  let players: SeamlessPlayers;

  beforeAll(async () => {
    pay = await openPayHouse();
    app = await openTestApp({ MARQUEE_PAYMENTS_FILE: pay.paymentsFile, ...deskSettings });
    await pay.start(await app.http.listen({ host: "127.0.0.1", port: 0 }));
    players = createSeamlessPlayers(app, createGameServer(app, app.houseSecret));
  });
  afterEach(async () => {
    await pay.setFaults();
    expect(await app.listFaults()).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    await pay.stop();
  });

  const order = (amount: string) => ({ methodId: "PAY_HOUSE_WALLET", amount });
  const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });
  const answerDeposit = (visitor: Visitor, amount: string) => visitor.call(createDeposit, order(amount), newKey());

  it("X-05: a bet beyond the loss limit is refused with the limit's name, the same at a retry; wins and rollbacks never", async () => {
    const { visitor, round } = await players.openPlayer();
    const [first, txId] = [round(), randomUUID()];
    await players.bet(first, txId);
    // What was lost before the limit was set counts too.
    await limit(visitor, "LOSS", "DAY", toBets(2));
    expect((await visitor.get(getProtection, {})).limits).toMatchObject([{ used: toBets(1), left: toBets(1) }]);
    const second = round();
    expect(await players.bet(second)).toMatchObject({ status: "OK" });
    const [third, refused] = [round(), randomUUID()];
    expect(await players.bet(third, refused)).toMatchObject({ status: "RG_LIMIT", limit: "LOSS" });
    expect(await players.bet(third, refused)).toMatchObject({ status: "RG_LIMIT", limit: "LOSS" });
    expect((await players.win(second, stake)).status).toBe("OK");
    expect((await players.bet(round())).status).toBe("OK");
    expect((await players.bet(round())).status).toBe("RG_LIMIT");
    expect((await players.rollback(first, txId)).status).toBe("OK");
    expect((await players.bet(round())).status).toBe("OK");
    expect((await players.bet(round())).status).toBe("RG_LIMIT");
  });

  it("X-05: a refusal tells what the limits leave and when the stake fits: until then it is refused, from then on it is taken", async () => {
    const { visitor, playerId, round } = await players.openPlayer();
    await limit(visitor, "WAGER", "WEEK", toBets(3));
    await limit(visitor, "LOSS", "DAY", toBets(1.5));
    const before = Date.now();
    await players.bet(round());
    const [where, txId] = [round(), randomUUID()];
    const refused = await players.bet(where, txId);
    expect(refused).toMatchObject({ status: "RG_LIMIT", limit: "LOSS", left: stake / 2 });
    const until = refused.status === "OK" ? 0 : (refused.until ?? 0);
    // The stakes of an hour count until a day after its end.
    expect(until % hour).toBe(0);
    expect([until > before + 24 * hour, until <= Date.now() + 25 * hour]).toEqual([true, true]);
    expect(await players.bet(where, txId)).toMatchObject({ status: "RG_LIMIT", left: stake / 2, until });
    expect(await players.bet(round(), randomUUID(), 2 * stake)).not.toHaveProperty("until");
    await passHours(app.services.db, 23, playerId);
    expect(await players.bet(round())).toMatchObject({ status: "RG_LIMIT", until: until - 23 * hour });
    await passHours(app.services.db, 2, playerId);
    expect((await players.bet(round())).status).toBe("OK");
  });

  it("X-05: of 30 parallel bets in two games no more are taken than the wager limit allows; a win gives no room", async () => {
    const { visitor, round } = await players.openPlayer();
    await limit(visitor, "WAGER", "WEEK", toBets(3));
    const rounds = Array.from({ length: 30 }, () => round());
    const answers = await Promise.all(rounds.map((each) => players.bet(each)));
    expect(answers.filter(({ status }) => status === "OK")).toHaveLength(3);
    expect(answers.filter(({ status }) => status === "RG_LIMIT")).toHaveLength(27);
    const taken = rounds[answers.findIndex(({ status }) => status === "OK")] ?? round();
    expect((await players.win(taken, 50 * stake)).status).toBe("OK");
    expect(await players.bet(round())).toMatchObject({ status: "RG_LIMIT", limit: "WAGER" });
    await passHours(app.services.db, 167);
    expect((await players.bet(round())).status).toBe("RG_LIMIT");
    await passHours(app.services.db, 2);
    expect((await players.bet(round())).status).toBe("OK");
  });

  it("X-06: at the set time bets and launches are refused until a pause of 30 minutes; the page is told to stop", async () => {
    const { visitor, round } = await players.openPlayer();
    await limit(visitor, "SESSION", "SESSION", "20");
    expect(await visitor.get(notePlay, {})).toMatchObject({ elapsed: 0, stop: null });
    await passHours(app.services.db, 19 / 60);
    expect((await players.bet(round())).status).toBe("OK");
    await passHours(app.services.db, 2 / 60);
    const { stop } = await visitor.get(notePlay, {});
    expect(stop?.code).toBe("rg.session.limit");
    expect(await players.bet(round())).toMatchObject({ status: "RG_LIMIT", limit: "SESSION" });
    const { games } = await visitor.get(listGames, { pageSize: 1 });
    const launch = toLaunch("aurelune.localhost", "AURELUNE", games[0]?.nodeId ?? "");
    expect(await visitor.refuse(launchGame, launch)).toBe("rg.session.limit");
    await passHours(app.services.db, 30 / 60);
    expect(await visitor.get(notePlay, {})).toMatchObject({ stop: null });
    expect((await players.bet(round())).status).toBe("OK");
  });

  it("X-07: the reality check comes after the chosen time, stays until it is answered, and tells elapsed time and net position", async () => {
    const { visitor, round } = await players.openPlayer();
    expect((await visitor.get(getProtection, {})).realityMinutes).toBe(60);
    await visitor.get(setRealityCheck, { minutes: 15 });
    await visitor.get(notePlay, {});
    const where = round();
    await players.bet(where);
    await players.win(where, 3 * stake);
    await players.bet(round());
    expect(await visitor.get(notePlay, {})).toMatchObject({ checkDue: false, net: toBets(1) });
    await passHours(app.services.db, 15 / 60);
    for (let reload = 0; reload < 2; reload += 1)
      expect(await visitor.get(notePlay, {})).toMatchObject({ checkDue: true, elapsed: 900, net: toBets(1) });
    expect(await visitor.get(answerRealityCheck, {})).toMatchObject({ checkDue: false, elapsed: 900 });
    await passHours(app.services.db, 15 / 60);
    expect(await visitor.get(notePlay, {})).toMatchObject({ checkDue: true, elapsed: 1_800 });
  });

  it("X-08: a time-out refuses play and deposits on every session at once, takes no end early, and lets log in", async () => {
    const { visitor, userName, round } = await players.openPlayer();
    const where = round();
    await players.bet(where);
    const { timeoutUntil } = await visitor.get(takeTimeOut, { hours: 168 });
    expect(Math.abs((timeoutUntil ?? 0) - Date.now() - 168 * hour)).toBeLessThan(60_000);
    expect((await visitor.get(takeTimeOut, { hours: 24 })).timeoutUntil).toBe(timeoutUntil);
    expect(await players.bet(round())).toMatchObject({ status: "PLAYER_BLOCKED", reason: "TIMEOUT" });
    expect((await players.win(where, stake)).status).toBe("OK");
    const other = openAurelune(app);
    await other.loginAs(userName);
    for (const each of [visitor, other]) {
      expect((await answerDeposit(each, "100000.00")).body).toMatchObject({
        errorCode: "rg.timeout",
        value: { until: timeoutUntil },
      });
      expect(
        await each.refuse(
          launchGame,
          toLaunch(
            "aurelune.localhost",
            "AURELUNE",
            (await each.get(listGames, { pageSize: 1 })).games[0]?.nodeId ?? "",
          ),
        ),
      ).toBe("rg.timeout");
      expect((await each.get(notePlay, {})).stop).toEqual({ code: "rg.timeout", until: timeoutUntil });
    }
  });

  it("X-07: a game server is told the chosen interval, and none where nobody is checked", async () => {
    const { visitor, ...before } = await players.openPlayer();
    const read = async () => (await players.openSession(visitor)).realityMinutes;
    expect(before.realityMinutes).toBe(60);
    for (const minutes of [15, 30, 45] as const) {
      await visitor.get(setRealityCheck, { minutes });
      expect(await read()).toBe(minutes);
    }
    expect((await players.openSession(visitor, "DEMO")).realityMinutes).toBe(0);
    await switchModules(app, "aurelune", { RGCHECK3: "off" });
    expect(await read()).toBe(0);
    await switchModules(app, "aurelune", { RGCHECK3: "on" });
  });

  it("X-08, X-09: when the answer to a time-out is there, no parallel bet is taken any more", async () => {
    const { visitor, sessionId, round } = await players.openPlayer();
    const bets = Array.from({ length: 20 }, () => players.bet(round()));
    await visitor.get(takeTimeOut, { hours: 24 });
    const balance = await players.balance(sessionId);
    const answers = await Promise.all(bets);
    expect(await players.balance(sessionId)).toBe(balance);
    expect(answers.filter(({ status }) => status !== "OK" && status !== "PLAYER_BLOCKED")).toEqual([]);
  });

  it("X-04, X-05: bets and changes of limits at the same time are all taken", async () => {
    const { visitor, round } = await players.openPlayer();
    await limit(visitor, "WAGER", "DAY", toBets(90));
    const changes = Array.from({ length: 8 }, (_, index) => limit(visitor, "LOSS", "DAY", toBets(80 - index)));
    const answers = await Promise.all(Array.from({ length: 24 }, () => players.bet(round())));
    await Promise.all(changes);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 24 }, () => "OK"));
  });

  it("X-09: an exclusion needs its ticked box, is in force at once, lists open bets and has no way back", async () => {
    const { visitor, round } = await players.openPlayer();
    const where = round();
    await players.bet(where);
    expect(await visitor.refuse(excludeSelf, { months: 6, understood: false })).toBe("fields");
    const { exclusion, openRounds } = await visitor.get(excludeSelf, { months: 0, understood: true });
    expect(exclusion).toMatchObject({ until: null });
    expect(openRounds).toMatchObject([{ roundId: where.roundId }]);
    expect((await visitor.get(excludeSelf, { months: 6, understood: true })).exclusion).toEqual(exclusion);
    expect(await players.bet(round())).toMatchObject({ status: "PLAYER_BLOCKED", reason: "EXCLUSION" });
    expect(await visitor.refuse(createDeposit, order("100000.00"), newKey())).toBe("rg.self.excluded");
    expect((await players.win(where, stake)).status).toBe("OK");
    expect(await visitor.getBalance()).toMatchObject({ sumBalance: "100000.00" });
    expect((await visitor.get(getMemberInfo, {})).rg).toEqual({
      realityMinutes: 60,
      timeoutUntil: null,
      excludedUntil: 0,
    });
  });
});
