import { randomUUID } from "node:crypto";
import {
  getBalance,
  getMemberInfo,
  getSessionLife,
  keepSession,
  launchGame,
  listGames,
  login,
  loginFreePlay,
  logout,
  register,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune, passwordOf, toLaunch, toRegistration, type Visitor } from "../../../test/visitor.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import { endOldSessions } from "../../authentication/endOldSessions.ts";
import { toTokenHash } from "../../authentication/token.ts";
import { applySwitch } from "../../operator/applySwitch.ts";

const stake = 10_000_000;

describe("ends of sessions", () => {
  let app: TestApp;
  let server: GameServer;

  beforeAll(async () => {
    app = await openTestApp();
    server = createGameServer(app, app.houseSecret);
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  async function play(visitor: Visitor, mode: "REAL" | "DEMO" = "REAL") {
    const { game_url: url = "" } = await visitor.launchFirst(mode);
    const opened = await server.call("session", { token: new URL(url).searchParams.get("t") });
    if (opened.status !== "OK") throw new Error(opened.status);
    const { sessionId, currency } = opened.session;
    const gameCode = url.split("/play/")[1]?.split("?")[0] ?? "";
    const bet = (roundId: string = randomUUID()) =>
      server.call("bet", { sessionId, roundId, gameCode, currency, txId: randomUUID(), amount: stake });
    const win = (roundId: string) =>
      server.call("win", {
        sessionId,
        roundId,
        gameCode,
        currency,
        txId: randomUUID(),
        amount: stake,
        roundClosed: true,
        kind: "WIN",
      });
    return { bet, win };
  }

  /** A game with an open round, played by the visitor. */
  async function playOpen(visitor: Visitor, mode: "REAL" | "DEMO" = "REAL") {
    const game = await play(visitor, mode);
    const roundId = randomUUID();
    expect((await game.bet(roundId)).status).toBe("OK");
    return { ...game, win: () => game.win(roundId) };
  }

  const freeze = (name: string, state: "active" | "frozen" | "closed") =>
    applySwitch(app.services.db, { kind: "member", merchant: "aurelune", subject: name, state }, "test").then(() =>
      app.services.tenantRegistry.refresh(),
    );

  async function shift(visitor: Visitor, column: "seen_at" | "expires_at", by: string): Promise<void> {
    const hash = toTokenHash(visitor.getToken() ?? "");
    await sql`update sessions set ${sql.ref(column)} = clock_timestamp() - ${by}::interval where token_hash = ${hash}`.execute(
      app.services.db,
    );
    app.services.sessions.clear();
  }

  async function getIdleMinutes(visitor: Visitor): Promise<number> {
    const hash = toTokenHash(visitor.getToken() ?? "");
    const { rows } = await sql<{
      idle: number;
    }>`select round(extract(epoch from clock_timestamp() - seen_at) / 60)::int as idle from sessions where token_hash = ${hash}`.execute(
      app.services.db,
    );
    return rows[0]?.idle ?? -1;
  }

  it("LG-19: logout ends the games launched from the session and no other; wins of open rounds are taken", async () => {
    const [ann, again] = [openAurelune(app), openAurelune(app)];
    await ann.registerAs("endsann1");
    await again.loginAs("endsann1");
    const [demo, elsewhere] = [await playOpen(ann, "DEMO"), await playOpen(again, "DEMO")];
    const real = await playOpen(ann);
    await ann.get(logout, {});
    expect([(await real.bet()).status, (await demo.bet()).status, (await elsewhere.bet()).status]).toEqual([
      "SESSION_EXPIRED",
      "SESSION_EXPIRED",
      "OK",
    ]);
    expect([(await real.win()).status, (await demo.win()).status]).toEqual(["OK", "OK"]);
  });

  it("LG-19: a launch token of a session that has logged out opens no game", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("endsann2");
    const { game_url: url = "" } = await ann.launchFirst();
    await ann.get(logout, {});
    expect((await server.call("session", { token: new URL(url).searchParams.get("t") })).status).toBe(
      "INVALID_SESSION",
    );
  });

  it("LG-19: a launch beside a logout leaves no game that takes a bet, turn after turn", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("endsrace1");
    const { games } = await ann.get(listGames, { pageSize: 1 });
    const request = { ...toLaunch("aurelune.localhost", "AURELUNE", games[0]?.nodeId ?? "") };
    for (let time = 0; time < raceTurns; time += 1) {
      await ann.loginAs("endsrace1");
      const [launched] = await Promise.all([ann.call(launchGame, request), ann.get(logout, {})]);
      if (!launched.body.success) continue;
      const { game_url: url = "" } = launched.body.value;
      const opened = await server.call("session", { token: new URL(url).searchParams.get("t") });
      if (opened.status !== "OK") continue;
      const { sessionId, currency } = opened.session;
      const gameCode = url.split("/play/")[1]?.split("?")[0] ?? "";
      const bet = await server.call("bet", {
        sessionId,
        roundId: randomUUID(),
        gameCode,
        currency,
        txId: randomUUID(),
        amount: stake,
      });
      expect(bet.status).toBe("SESSION_EXPIRED");
    }
  });

  it("LG-19: a game that a launch left open beside a logout takes no bet", async () => {
    const ann = openAurelune(app);
    const { session } = await ann.registerAs("endsrace2");
    const real = await playOpen(ann);
    await ann.get(logout, {});
    // The state when a launch is stored just after a logout has ended the existing games.
    await sql`update game_sessions set ended_at = null where player_id = ${session?.id}`.execute(app.services.db);
    expect((await real.bet()).status).toBe("SESSION_EXPIRED");
    expect((await real.win()).status).toBe("OK");
  });

  it("LG-24: a trial's last hour is no idle time: the warning would ask for what no act gives", async () => {
    const ann = openAurelune(app);
    ann.setToken((await ann.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    await shift(ann, "expires_at", "-1 minutes");
    expect((await ann.get(getSessionLife, {})).idleSeconds).toBeGreaterThan(1_790);
  });

  it("LG-19: `all` ends the games of every session of the member", async () => {
    const [ann, again] = [openAurelune(app), openAurelune(app)];
    await ann.registerAs("endsann3");
    await again.loginAs("endsann3");
    const real = await playOpen(again);
    const demo = await playOpen(again, "DEMO");
    await ann.get(logout, { all: true });
    expect([(await real.bet()).status, (await demo.bet()).status]).toEqual(["SESSION_EXPIRED", "SESSION_EXPIRED"]);
    expect((await real.win()).status).toBe("OK");
  });

  it("a freeze ends sessions and games and says so, a thaw does not bring them back; wins are taken", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("endsann4");
    const real = await playOpen(ann);
    await freeze("endsann4", "frozen");
    expect(await real.bet()).toMatchObject({ status: "PLAYER_BLOCKED", reason: "FROZEN" });
    expect(await ann.refuse(getBalance, {})).toBe("account.frozen");
    expect((await real.win()).status).toBe("OK");
    await freeze("endsann4", "active");
    expect((await real.bet()).status).toBe("SESSION_EXPIRED");
    expect(await ann.refuse(getBalance, {})).toBe("login.not.session");
    await ann.loginAs("endsann4");
    expect((await (await play(ann)).bet()).status).toBe("OK");
  });

  it("closed is another answer than frozen: at the login, at the next call of a session, to a game server", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("endsann5");
    const real = await playOpen(ann);
    await ann.getBalance();
    await freeze("endsann5", "closed");
    expect(await real.bet()).toMatchObject({ status: "PLAYER_BLOCKED", reason: "CLOSED" });
    expect((await real.win()).status).toBe("OK");
    expect(await ann.refuse(getBalance, {})).toBe("account.closed");
    expect(await ann.refuse(getMemberInfo, {})).toBe("account.closed");
    await expect(ann.launchFirst()).rejects.toThrow("account.closed");
    const attempt = {
      type: "username",
      username: "endsann5",
      password: passwordOf("AURELUNE"),
      side: "MEMBER",
      deviceId: "d",
    } as const;
    expect(await openAurelune(app).refuse(login, attempt)).toBe("account.closed");
    expect(await ann.get(logout, {})).toEqual({});
    // After reopening, the old session stays ended.
    await freeze("endsann5", "active");
    expect(await ann.refuse(getBalance, {})).toBe("login.not.session");
    expect((await openAurelune(app).loginAs("endsann5")).userName).toBe("endsann5");
  });

  it.each([
    ["seen_at", "31 minutes", "session.idle"],
    ["expires_at", "1 second", "session.expired"],
  ] as const)(
    "LG-24: a session that is over by its %s takes no bet from that moment on, and is ended once by the sweep",
    async (column, by, event) => {
      const ann = openAurelune(app);
      const name = `ends${column.replace("_", "")}`;
      await ann.registerAs(name);
      const real = await playOpen(ann);
      await shift(ann, column, by);
      expect((await real.bet()).status).toBe("SESSION_EXPIRED");
      expect((await real.win()).status).toBe("OK");
      await Promise.all([endOldSessions(app.services.db), endOldSessions(app.services.db)]);
      await endOldSessions(app.services.db);
      const { rows } = await sql<{ event: string; open: number }>`
        select s.event, (select count(*)::int from game_sessions g where g.player_id = m.id and g.ended_at is null) as open
        from security_log s join members m on m.id = s.member_id where m.username_key = ${name} and s.event like 'session.%'`.execute(
        app.services.db,
      );
      expect(rows).toEqual([{ event, open: 0 }]);
    },
  );

  it("LG-24: polls keep no session alive, also not by the memory of the gateway; acts do", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("idleends1");
    await shift(ann, "seen_at", "20 minutes");
    await ann.get(getBalance, {});
    await ann.get(getSessionLife, {});
    expect(await getIdleMinutes(ann)).toBe(20);
    // The session is cached by now; an act is recorded nevertheless.
    await ann.get(getMemberInfo, {});
    expect(await getIdleMinutes(ann)).toBe(0);
    await shift(ann, "seen_at", "29 minutes");
    for (let time = 0; time < 3; time += 1) expect((await ann.call(getBalance, {})).status).toBe(200);
    await shift(ann, "seen_at", "31 minutes");
    expect((await ann.call(getBalance, {})).status).toBe(401);
  });

  it("LG-24: tells how long the session lives; asking does not keep it, saying so does", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("idleends2");
    await shift(ann, "seen_at", "29 minutes");
    const { idleSeconds, warnSeconds } = await ann.get(getSessionLife, {});
    expect([idleSeconds > 50 && idleSeconds <= 60, warnSeconds]).toEqual([true, 120]);
    expect((await ann.get(keepSession, {})).idleSeconds).toBeGreaterThan(1_790);
    expect((await ann.get(getSessionLife, {})).idleSeconds).toBeGreaterThan(1_790);
  });

  it("LG-24: a bet keeps the session that its game was launched from", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("idleends3");
    const game = await play(ann);
    await shift(ann, "seen_at", "25 minutes");
    expect((await game.bet()).status).toBe("OK");
    expect(await getIdleMinutes(ann)).toBe(0);
  });

  it("LG-20: a trial session ends with its games when its player registers, and only then", async () => {
    const ann = openAurelune(app);
    const { token } = await ann.get(loginFreePlay, { platform: "W", language: "EN" });
    ann.setToken(token);
    const game = await playOpen(ann);
    expect(await ann.refuse(register, { ...toRegistration("trialends", "AURELUNE"), termsAccepted: false })).toBe(
      "terms.required",
    );
    expect((await game.bet()).status).toBe("OK");
    await ann.get(register, toRegistration("trialends", "AURELUNE"));
    expect(await ann.refuse(getMemberInfo, {})).toBe("login.not.session");
    expect((await game.bet()).status).toBe("SESSION_EXPIRED");
    expect((await game.win()).status).toBe("OK");
  });

  it("a member who registers somebody keeps the own session", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("memberends");
    await ann.get(register, { ...toRegistration("friendends", "AURELUNE"), login: false });
    expect((await ann.get(getMemberInfo, {})).account).toBe("memberends");
  });
});
