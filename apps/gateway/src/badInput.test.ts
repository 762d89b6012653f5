import { randomUUID } from "node:crypto";
import { type Endpoint, listGames, providerCalls } from "@marquee/contract";
import { providerSchemas, rows } from "@marquee/contract/schema";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../test/gameServer.ts";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { tables } from "../test/tables.ts";
import { openEveryCall, toMobileForm } from "../test/registration.ts";
import { openAurelune, toLaunch, toRegistration, type Visitor } from "../test/visitor.ts";
import { listWrongContents } from "../test/wrongContents.ts";

describe("bad input", () => {
  let app: TestApp;
  let ann: Visitor;
  let server: GameServer;
  let sessionId: string;
  let gameCode: string;
  let before: unknown;
  let cases = 0;

  async function countMoves(): Promise<unknown> {
    return (
      await sql`select (select count(*) from ledger.transfers) as transfers, (select count(*) from ledger.entries) as entries`.execute(
        app.services.db,
      )
    ).rows[0];
  }

  beforeAll(async () => {
    app = await openTestApp();
    // One member makes thousands of calls: more than a minute allows.
    const { limits } = app.services.config;
    Object.assign(app.services.config, { limits: { ...limits, calls: { calls: 1_000_000, seconds: 60 } } });
    ann = openAurelune(app);
    await ann.registerAs("badinputann");
    await openEveryCall(app, "aurelune", ["GEETEST3"]);
    // An agent, who may make every call.
    const { db } = app.services;
    await tables(db).updateTable("members").set({ kind: 1 }).where("username", "=", "badinputann").execute();
    await ann.loginAs("badinputann");
    const { game_url: url = "" } = await ann.launchFirst();
    server = createGameServer(app, app.houseSecret);
    const opened = await server.call("session", { token: new URL(url).searchParams.get("t") });
    if (opened.status !== "OK") throw new Error(opened.status);
    sessionId = opened.session.sessionId;
    gameCode = url.split("/play/")[1]?.split("?")[0] ?? "";
    before = await countMoves();
  });
  afterAll(async () => {
    // The number of generated cases belongs in the run's output.
    process.stdout.write(`bad input: ${cases} generated cases\n`);
    await app.close();
  });

  function toRight({ name }: Endpoint<never>, nodeId: string): object {
    const known: Readonly<Record<string, object>> = {
      login: { type: "username", username: "nobody", password: "x", side: "MEMBER", deviceId: "d" },
      loginFreePlay: { platform: "W", language: "EN" },
      register: toRegistration("badinput2", "AURELUNE"),
      registerMobile: toMobileForm("0912345678"),
      sendRegisterCode: { mobileNum: "0912345678", countryDialingCode: "+84", purpose: "REGISTER" },
      createPhoneToken: { mobileNum: "0912345678", countryDialingCode: "+84", verificationCode: "123456" },
      updateLanguage: { language: "EN" },
      createFavourite: { nodeId, vendor: "X", gameType: "RNG" },
      removeFavourite: { nodeId, vendor: "X", gameType: "RNG" },
      createDeposit: { methodId: "NONE", amount: "100.00" },
      cancelDeposit: { orderNo: "D0" },
      launchGame: toLaunch("aurelune.localhost", "AURELUNE", nodeId),
      launchGameFallback: toLaunch("aurelune.localhost", "AURELUNE", nodeId),
    };
    return known[name] ?? {};
  }

  const isKnownCode = (body: string): boolean =>
    /"errorCode":"[a-z.]+"/.test(body) && !body.includes('"errorCode":"unknown"');

  it.each(rows.map((row) => [row.endpoint.name, row] as const))(
    "VL-48: %s refuses every wrong field with request.invalid",
    async (_, { endpoint, request }) => {
      const nodeId = (await ann.get(listGames, { pageSize: 1 })).games[0]?.nodeId ?? "";
      const methods = [endpoint.method, ...endpoint.alsoMethods].filter((method) => method !== "GET");
      for (const { what, content } of methods.length === 0
        ? []
        : listWrongContents(request, toRight(endpoint, nodeId))) {
        cases += 1;
        const [method = "POST"] = methods;
        const headers = endpoint.idempotencyKey === "required" ? { "idempotency-key": randomUUID() } : {};
        const { statusCode, body } = await ann.send(endpoint, content, { method, headers });
        expect([statusCode, body], what).toEqual([400, expect.stringContaining('"errorCode":"request.invalid"')]);
      }
    },
  );

  it.each(rows.map((row) => [row.endpoint.name, row] as const))(
    "%s answers hostile addresses, headers and bodies with a code and never with a 5xx",
    async (_, { endpoint }) => {
      const { path, method } = endpoint;
      const host = "aurelune.localhost";
      const json = { host, "content-type": "application/json" };
      const requests = [
        { method, url: path, headers: { host: "unknown.example" } },
        { method, url: path, headers: { host, merchant: "KICKLINE" } },
        { method, url: path, headers: { host, authorization: "stale" } },
        { method, url: path, headers: { host, authorization: "x".repeat(5_000) } },
        { method, url: path, headers: { host, language: "\u00e9\u00e9", "x-client-version": "1e999" } },
        { method, url: `${path}?${"a=1&".repeat(300)}`, headers: { host } },
        { method, url: `${path}?__proto__=1&constructor=2&pageNo[]=1&pageNo=-1&pageSize=1e9`, headers: { host } },
        { method, url: `${path}?pageNo=1&pageNo=2`, headers: { host } },
        { method, url: `${path}?gameName=%00%FF&from=%F0%9F%98%80`, headers: { host } },
        { method: "POST", url: path, headers: json, payload: "{" },
        { method: "POST", url: path, headers: json, payload: '{"__proto__":{"isAdmin":true}}' },
        { method: "POST", url: path, headers: { host, "content-type": "text/xml" }, payload: "<a/>" },
        { method: "POST", url: path, headers: json, payload: `{"a":"${"x".repeat(300_000)}"}` },
        { method: "POST", url: path, headers: json, payload: "[".repeat(20_000) },
        { method: "PATCH", url: path, headers: json, payload: "{}" },
      ] as const;
      for (const request of requests) {
        cases += 1;
        const { statusCode, body } = await app.http.inject(request);
        const what = `${request.method} ${request.url.slice(0, 80)} ${JSON.stringify(request.headers).slice(0, 80)}`;
        expect(statusCode, what).toBeLessThan(500);
        expect(statusCode === 200 || isKnownCode(body), `${what} ${body.slice(0, 200)}`).toBe(true);
      }
    },
  );

  it.each(providerCalls.map(({ name }) => name))(
    "X-01: the wallet's %s refuses every wrong field by name",
    async (name) => {
      const common = { requestId: "r", sessionId, roundId: "round", gameCode, currency: "VND", txId: randomUUID() };
      const money = {
        ...common,
        amount: 10_000_000,
        winAmount: 1,
        roundClosed: true,
        kind: "WIN",
        betTxId: "b",
        reason: "r",
      };
      const right = { ...money, token: "x".repeat(20), from: 0, to: 1 };
      const { betTxId: _, ...staked } = right;
      for (const { what, content } of listWrongContents(
        providerSchemas[name].request,
        name === "rollback" ? right : staked,
      )) {
        cases += 1;
        const response = await server.send(name, JSON.stringify(content));
        expect([response.statusCode, response.json()], what).toEqual([
          400,
          expect.objectContaining({ status: "INVALID_REQUEST" }),
        ]);
      }
    },
  );

  it("WL-13: nothing moved, the trial balance is 0, and nothing was unexpected", async () => {
    expect(cases).toBeGreaterThan(1_000);
    expect(await countMoves()).toEqual(before);
    expect(await app.listFaults()).toEqual([]);
    expect(app.logged()).not.toContain('"msg":"unexpected"');
  });
});
