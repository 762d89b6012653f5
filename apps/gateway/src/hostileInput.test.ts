import { countRows } from "../test/countRows.ts";
import { createTally } from "../test/createTally.ts";
import { tables } from "../test/tables.ts";
import { toProviderBody } from "../test/toProviderBody.ts";
import { toRightBody } from "../test/toRightBody.ts";
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encryptedBody, type Endpoint, listGames, providerCalls } from "@marquee/contract";
import { FailureSchema, providerSchemas, rows } from "@marquee/contract/schema";
import { sweepVariable } from "@marquee/sweep";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGameServer, type GameServer } from "../test/gameServer.ts";
import { hostileTexts, listFields, listHostileContents, toQueryWithout } from "../test/hostileContents.ts";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { openEveryCall, switchModules } from "../test/registration.ts";
import { encryptBytes, type HttpMethod, openAurelune, type Visitor } from "../test/visitor.ts";

const host = "aurelune.localhost";

const isSweep = process.env[sweepVariable] === "1";

/** One code reads bodies, queries and headers for all rows: a test sends each row a ninth of what is hostile, in turn, a sweep all. */
const isTried = (row: string, at: number): boolean => isSweep || (at + row.length) % 9 === 0;

describe("hostile input", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-hostile-"));
  let app: TestApp;
  let ann: Visitor;
  let server: GameServer;
  let nodeId: string;
  let sessionId: string;
  let gameCode: string;
  const { sent, done, toAddress, check } = createTally();

  beforeAll(async () => {
    const socialFile = join(folder, "social.json");
    writeFileSync(socialFile, JSON.stringify({ AURELUNE: { TELEGRAM: { botToken: "42:a-token-of-the-tests" } } }));
    app = await openTestApp({
      MARQUEE_TRUST_PROXY: "127.0.0.1",
      MARQUEE_COUNTRY_HEADER: "x-country",
      MARQUEE_SOCIAL_FILE: socialFile,
    });
    ann = openAurelune(app);
    await ann.registerAs("hostileann");
    // An agent, who may make every call.
    await tables(app.services.db)
      .updateTable("members")
      .set({ kind: 1 })
      .where("username", "=", "hostileann")
      .execute();
    await ann.loginAs("hostileann");
    // Every call is open but what would keep the others from their ends.
    await openEveryCall(app, "aurelune", ["GEETEST3"]);
    await switchModules(app, "aurelune", { SLTELEGRAM3: "on" });
    nodeId = (await ann.get(listGames, { pageSize: 1 })).games[0]?.nodeId ?? "";
    const { game_url: url = "" } = await ann.launchFirst();
    server = createGameServer(app, app.houseSecret);
    const opened = await server.call("session", { token: new URL(url).searchParams.get("t") });
    if (opened.status !== "OK") throw new Error(opened.status);
    sessionId = opened.session.sessionId;
    gameCode = url.split("/play/")[1]?.split("?")[0] ?? "";
  });
  afterAll(async () => {
    process.stdout.write(`hostile input: ${sent.cases} generated cases, ${sent.beyond} of them beyond the border\n`);
    await app.close();
    rmSync(folder, { recursive: true });
  });

  function toHeaders(): Record<string, string> {
    return {
      host,
      "x-forwarded-for": toAddress(),
      authorization: ann.getToken() ?? "",
      "idempotency-key": randomUUID(),
      language: "EN",
    };
  }

  const toRight = (row: Endpoint<never>) => (): object => toRightBody(row, host, nodeId);

  async function encryptFor(row: Endpoint<never>, method: HttpMethod, body: Buffer): Promise<string> {
    const header = {
      mth: method,
      pth: row.path,
      mer: "AURELUNE",
      ts: Math.floor(Date.now() / 1000),
      nonce: randomBytes(16).toString("base64url"),
    };
    return encryptBytes(body, app.services.bodyKeys.publicKey, header);
  }

  const all = rows.map((row) => [row.endpoint.name, row] as const);

  // Other tests have what is hostile to multipart bodies (`files.test.ts`) and to streams, which take no field (`resume.test.ts`).
  it.each(all.filter(([, { endpoint }]) => !endpoint.multipart && !endpoint.stream))(
    "%s: every hostile value in every field of its body has a code, and what no field can hold is refused",
    async (name, { endpoint, request }) => {
      const before = sent.beyond;
      // A logout would end the session of the other cases.
      const headers = () =>
        name === "logout" ? { ...toHeaders(), authorization: randomBytes(24).toString("hex") } : toHeaders();
      for (const method of [endpoint.method, ...endpoint.alsoMethods].filter((one) => one !== "GET")) {
        const contents = listHostileContents(request, toRight(endpoint)).filter((_, at) => isTried(name, at));
        for (const { what, body, isRefused } of contents) {
          const type = endpoint.encrypted ? encryptedBody.contentType : "application/json";
          const payload = endpoint.encrypted ? await encryptFor(endpoint, method, body) : body;
          const response = await app.http.inject({
            method,
            url: endpoint.path,
            headers: { ...headers(), "content-type": type },
            payload,
          });
          const code = check(`${method} ${name}: ${what}`, response, name);
          if (isRefused) expect(code, `${method} ${name}: ${what}`).toMatch(/^(request\.invalid|body\.too\.large)$/);
        }
      }
      let at = 0;
      for (const field of endpoint.method === "GET" || endpoint.alsoMethods.includes("GET")
        ? ["unknownField", ...listFields(request)]
        : []) {
        for (const text of hostileTexts.filter((one) => one.length < 10_000)) {
          const queries = [`${field}=${text}`, `${text}=1`, `${field}[${text}]=1`, `${field}=1&${field}=${text}`];
          for (const query of queries.filter(() => isTried(name, (at += 1)))) {
            const response = await app.http.inject({
              method: "GET",
              url: `${endpoint.path}?${query}&${toQueryWithout(endpoint.method === "GET" ? toRight(endpoint)() : {}, field)}`,
              headers: headers(),
            });
            check(`GET ${name}?${query.slice(0, 80)}`, response, name);
          }
        }
      }
      expect(sent.beyond, "at least one hostile request is judged by what stands behind the border").toBeGreaterThan(
        before,
      );
    },
  );

  it.each(all)("%s: every hostile header, cookie and content type has a code", async (name, { endpoint }) => {
    const ours = "merchant authorization language x-client-version idempotency-key x-request-id";
    const others =
      "x-forwarded-for x-forwarded-host x-forwarded-proto x-country cookie content-type host accept-encoding content-length";
    for (const [place, header] of `${ours} ${others}`.split(" ").entries()) {
      for (const text of hostileTexts.filter((_, at) => isTried(name, place * hostileTexts.length + at))) {
        const value = header === "cookie" ? `captchaId=${text}; lang=${text}; ${text}=1` : text;
        const headers: Record<string, string> = {
          ...toHeaders(),
          ...(name === "logout" ? { authorization: "none" } : {}),
          [header]: value,
        };
        const right = Buffer.from(JSON.stringify(toRight(endpoint)()));
        const body = endpoint.encrypted ? await encryptFor(endpoint, endpoint.method, right) : right;
        const type = endpoint.encrypted ? encryptedBody.contentType : "application/json";
        const payload = endpoint.method === "GET" ? {} : { payload: body };
        if (endpoint.method !== "GET" && header !== "content-type") headers["content-type"] = type;
        check(
          `${name} ${header}: ${value.slice(0, 40)}`,
          await app.http.inject({ method: endpoint.method, url: endpoint.path, headers, ...payload }),
          name,
        );
      }
    }
    for (const type of [
      "text/plain",
      "text/xml",
      "application/json; charset=utf-16",
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded",
      "application/jose",
      "application/octet-stream",
      "x",
    ]) {
      const headers = { ...toHeaders(), "content-type": type, ...(name === "logout" ? { authorization: "none" } : {}) };
      check(
        `${name} ${type}`,
        await app.http.inject({
          method: "POST",
          url: endpoint.path,
          headers,
          payload: JSON.stringify(toRight(endpoint)()),
        }),
        name,
      );
    }
  });

  it("every hostile segment of every other address has a page or a code, with every method", async () => {
    const places = [
      "/art/*/a.svg",
      "/art/games/*.svg",
      "/art/games/*/RNG/LUNA/a.svg",
      "/art/games/sea/*/LUNA/a.svg",
      "/art/games/sea/RNG/*/a.svg",
      "/art/games/sea/RNG/LUNA/*.svg",
      "/art/vendors/*.svg",
      "/art/avatars/*.svg",
      "/art/banners/*.svg",
      "/art/promotions/*.svg",
      "/art/games/a.svg?format=*",
      "/art/*",
      "/assets/*",
      "/layer/*/*",
      "/wps/*",
      "/wps/relay/*",
      "/provider/v1/*",
      "/docs/*",
      "/docs?a=*",
      "/health?a=*",
      "/health/*",
      "/*",
      "/?a=*",
    ];
    for (const place of places) {
      for (const text of hostileTexts) {
        for (const method of ["GET", "POST", "HEAD", "OPTIONS", "TRACE", "PROPFIND"]) {
          const response = await app.http.inject({
            method,
            url: place.replaceAll("*", encodeURI(text).replaceAll("%25", "%")),
            headers: toHeaders(),
          });
          const what = `${method} ${place} ${text.slice(0, 40)} ${response.body.slice(0, 200)}`;
          expect(response.statusCode, what).toBeLessThan(500);
          expect(response.statusCode, what).not.toBe(429);
          if (response.statusCode >= 400 && method !== "HEAD" && !place.startsWith("/provider"))
            expect(Check(FailureSchema, response.json()), what).toBe(true);
        }
      }
    }
  });

  it.each(providerCalls.map(({ name }) => name))(
    "the wallet's %s: every hostile value in every field of a signed call has a status",
    async (name) => {
      const { request } = providerSchemas[name];
      let beyond = 0;
      const right = (): object => toProviderBody(sessionId, gameCode, listFields(request));
      const cursors = ["1\naurelune\n\u0000", "1\n\u0000\nx", "1\n__proto__\nx", "999999999999999999\na\nb"].map(
        (text) => ({
          what: `cursor ${JSON.stringify(text)}`,
          body: Buffer.from(JSON.stringify({ ...right(), cursor: Buffer.from(text).toString("base64url") })),
          isRefused: false,
        }),
      );
      for (const { what, body, isRefused } of [
        ...listHostileContents(request, right),
        ...(name === "transactions" ? cursors : []),
      ]) {
        sent.cases += 1;
        const response = await server.send(name, body);
        const status: unknown = Reflect.get(Object(response.json()), "status");
        expect(response.statusCode, `${what} ${response.body.slice(0, 200)}`).toBeLessThan(500);
        if (isRefused)
          expect([response.statusCode, what], what).toEqual([
            expect.toSatisfy((code: number) => [400, 401, 413].includes(code)),
            what,
          ]);
        if (status !== "INVALID_REQUEST" && status !== "INVALID_SIGNATURE") beyond += 1;
      }
      expect(beyond).toBeGreaterThan(0);
    },
  );

  it("nothing moved, nothing was written by what was refused, the rate limit hid nothing, and nothing was unexpected", async () => {
    const count = (...names: readonly string[]): number => names.reduce((sum, name) => sum + (done.get(name) ?? 0), 0);
    const after = await countRows(app);
    // One by this test's member, and one by each hostile request that was valid after all.
    expect(after["agent_accounts"]).toBeGreaterThanOrEqual(count("createTeamMember", "createTeamMembers"));
    expect(after["members"]).toBe(1 + Number(after["agent_accounts"]) + count("register", "loginFreePlay"));
    expect(after["ledger.transfers"]).toBe(1 + count("register", "loginFreePlay"));
    expect(after["sessions"]).toBeLessThanOrEqual(2 + count("register", "loginFreePlay", "login"));
    expect(after["game_sessions"]).toBe(1 + count("launchGame", "launchGameFallback"));
    expect(after["favourites"]).toBeLessThanOrEqual(count("createFavourite"));
    expect(sent.limited).toBe(0);
    expect(sent.cases).toBeGreaterThan(5_000);
    expect(sent.beyond).toBeGreaterThan(500);
    expect(await app.listFaults()).toEqual([]);
    expect(app.logged()).not.toContain('"msg":"unexpected"');
  });
});
