import { randomBytes } from "node:crypto";
import {
  clientVersion,
  encryptedBody,
  getBalance,
  getStatus,
  getWhitelabel,
  listGames,
  login,
} from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { createVisitor, encrypt, openAurelune, openKickline } from "../../test/visitor.ts";
import { modules } from "../modules.ts";
import { applySwitch } from "../operator/applySwitch.ts";
import type { Switch } from "../switches/Switch.ts";
import { pairRows } from "./rows.ts";

const loginBody = { type: "username", username: "nobody", password: "x", side: "MEMBER", deviceId: "d" } as const;

describe("rows", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1", MARQUEE_COUNTRY_HEADER: "x-country" });
  });
  afterAll(() => app.close());

  async function turn(wanted: Switch): Promise<void> {
    await applySwitch(app.services.db, wanted, "test");
    await app.services.tenantRegistry.refresh();
  }

  it("each row has exactly one handler, each handler a row, and every method of it answers", () => {
    const plain = { handle: async () => ({}) };
    const once = { begin: async () => async () => ({}), answer: async () => ({}) };
    const listening = { listen: async () => {} };
    const sampled = { ...plain, sample: () => ({}) };
    const routes = rows.map(({ endpoint: { name, idempotencyKey, stream, trial } }) => ({
      name,
      ...(stream ? listening : idempotencyKey !== "none" ? once : trial === "sample" ? sampled : plain),
    }));
    expect(pairRows(rows, routes)).toHaveLength(rows.length);
    expect(() => pairRows(rows, routes.slice(1))).toThrow("has not exactly one handler");
    expect(() => pairRows(rows, [...routes, ...routes.slice(0, 1)])).toThrow("has not exactly one handler");
    expect(() => pairRows(rows.slice(1), routes)).toThrow("has no row");
    expect(() =>
      pairRows(
        rows,
        routes.map(({ name }) => ({ name, ...plain })),
      ),
    ).toThrow("against its row");
    // Contract 3.9.6: no read of the agent centre goes without its sample, and no other row has one.
    const reads = rows.filter(({ endpoint: { trial } }) => trial === "sample").map(({ endpoint: { name } }) => name);
    expect(reads.length).toBeGreaterThan(15);
    for (const name of [...reads, "getBalance"]) {
      const isRead = name !== "getBalance";
      const swapped = routes.map((each) => (each.name === name ? { name, ...(isRead ? plain : sampled) } : each));
      expect(() => pairRows(rows, swapped), name).toThrow("has samples, or not, against its row");
    }
    expect(
      modules
        .flatMap((module) => module.rows)
        .map(({ endpoint }) => endpoint.name)
        .toSorted(),
    ).toEqual(rows.map(({ endpoint }) => endpoint.name).toSorted());
    for (const { endpoint } of rows) {
      for (const method of [endpoint.method, ...endpoint.alsoMethods]) {
        expect(app.http.hasRoute({ method, url: endpoint.path }), `${method} ${endpoint.path}`).toBe(true);
      }
    }
  });

  it("SH-25, SH-26: the host names the merchant; another host is a neutral 404, another Merchant header a 400", async () => {
    expect((await openAurelune(app).getStatus()).info.settings.merchantCode).toBe("AURELUNE");
    expect((await openKickline(app).getStatus()).info.settings.merchantCode).toBe("KICKLINE");
    const stranger = await createVisitor(app, "elsewhere.example", "AURELUNE").call(getStatus, {});
    expect(stranger).toMatchObject({ status: 404, body: { errorCode: "host.unknown" } });
    expect(JSON.stringify(stranger.body)).not.toMatch(/aurelune|kickline/i);
    const contradiction = await openAurelune(app).call(getStatus, {}, { headers: { merchant: "KICKLINE" } });
    expect(contradiction).toMatchObject({ status: 400, body: { errorCode: "merchant.contradiction" } });
  });

  it("SH-25: a client's X-Forwarded-Host names no merchant, through a trusted proxy or not", async () => {
    const ask = async (headers: Record<string, string>) =>
      (await openAurelune(app).get(getStatus, {}, { headers })).info.settings.merchantCode;
    for (const name of [
      "kickline.localhost",
      "elsewhere.example",
      "aurelune.localhost, kickline.localhost",
      "__proto__",
    ]) {
      expect(await ask({ "x-forwarded-host": name }), name).toBe("AURELUNE");
      expect(await ask({ "x-forwarded-host": name, "x-forwarded-for": "203.0.113.9" }), name).toBe("AURELUNE");
    }
  });

  it("SH-06: a visitor's address is one, whatever stands in front of what the trusted proxy added", async () => {
    const ask = async (forwarded: string) =>
      (await openAurelune(app).get(getStatus, {}, { headers: { "x-forwarded-for": forwarded } })).location.ip;
    expect(await ask("10.0.0.1, 203.0.113.9")).toBe("203.0.113.9");
    expect(await ask("unknown")).toBe("127.0.0.1");
    expect(await ask("<script>, 203.0.113.9, 127.0.0.1")).toBe("203.0.113.9");
  });

  it("keeps a client's request id and makes one where it is none", async () => {
    const id = "0b7c8a52-3f1e-4a55-9d2b-1f0a3a6d7e10";
    const ann = openAurelune(app);
    expect((await ann.call(getStatus, {}, { headers: { "x-request-id": id } })).body.requestId).toBe(id);
    expect((await ann.call(getStatus, {}, { headers: { "x-request-id": "<script>" } })).body.requestId).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });

  it("LT-04: answers in the request's language where the merchant offers it", async () => {
    const message = async (visitor: ReturnType<typeof openAurelune>, language: string): Promise<string> => {
      const { body } = await visitor.call(getBalance, {}, { headers: { language } });
      return body.success ? "" : body.message;
    };
    expect(await message(openAurelune(app), "VI")).toBe("Bạn chưa đăng nhập, vui lòng đăng nhập.");
    expect(await message(openKickline(app), "VI")).toBe("You are not logged in, please log in.");
    expect(await message(openAurelune(app), "XX")).toBe("You are not logged in, please log in.");
  });

  it("asks an old client to reload", async () => {
    const ask = (version: string) =>
      openAurelune(app).call(getStatus, {}, { headers: { "x-client-version": version } });
    expect((await ask(`${clientVersion}`)).status).toBe(200);
    for (const version of ["0", "-1", "old"]) {
      expect(await ask(version)).toMatchObject({ status: 426, body: { errorCode: "client.upgrade.required" } });
    }
  });

  it("SH-05: maintenance closes every call but status and tree, and the status tells of it", async () => {
    const ann = openAurelune(app);
    await turn({ kind: "status", merchant: "aurelune", subject: "site", state: "maintenance", message: "Back at ten" });
    expect(await ann.call(listGames, {})).toMatchObject({
      status: 503,
      body: { errorCode: "maintenance", value: { message: "Back at ten" } },
    });
    expect((await ann.getStatus()).maintenance).toMatchObject({ message: "Back at ten" });
    expect((await openKickline(app).call(listGames, {})).status).toBe(200);
    await turn({ kind: "status", merchant: "aurelune", subject: "site", state: "open" });
    expect((await ann.call(listGames, {})).status).toBe(200);
  });

  it("SH-06: a restricted country is refused by what the trusted proxy says, not by what the visitor says", async () => {
    const ann = openAurelune(app);
    await turn({ kind: "region", merchant: "aurelune", subject: "site", state: "restricted", countries: ["SG"] });
    const through = { "x-forwarded-for": "203.0.113.9", "x-country": "SG" };
    expect(await ann.call(listGames, {}, { headers: through })).toMatchObject({
      status: 451,
      body: { errorCode: "region.restricted" },
    });
    const status = await ann.get(getStatus, {}, { headers: through });
    expect(status).toMatchObject({
      regionRestriction: true,
      location: { ip: "203.0.113.9", country: "SG", countryName: "Singapore" },
    });
    // Without a trusted proxy the header is only a claim.
    expect((await ann.call(listGames, {}, { headers: { "x-country": "SG" } })).status).toBe(200);
    await turn({ kind: "region", merchant: "aurelune", subject: "site", state: "open" });
  });

  it("SH-07: maintenance wins over the region, and a region stays restricted when it ends", async () => {
    const ann = openAurelune(app);
    await turn({ kind: "region", merchant: "aurelune", subject: "site", state: "restricted" });
    await turn({ kind: "status", merchant: "aurelune", subject: "site", state: "maintenance" });
    expect(await ann.refuse(listGames, {})).toBe("maintenance");
    expect(await ann.getStatus()).toMatchObject({
      regionRestriction: true,
      maintenance: { message: "System maintenance" },
    });
    await turn({ kind: "status", merchant: "aurelune", subject: "site", state: "open" });
    expect(await ann.refuse(listGames, {})).toBe("region.restricted");
    await turn({ kind: "region", merchant: "aurelune", subject: "site", state: "open" });
    expect((await ann.call(listGames, {})).status).toBe(200);
  });

  it("SH-18: a module that is off closes its rows at once, and the tree says so", async () => {
    const [ann, kim] = [openAurelune(app), openKickline(app)];
    await turn({ kind: "module", merchant: "AURELUNE", subject: "LOBBY3", state: "off" });
    for (const { endpoint } of rows.filter(({ endpoint: { moduleId } }) => moduleId === "LOBBY3")) {
      const { statusCode, body } = await ann.send(endpoint, {});
      expect([statusCode, body], endpoint.name).toEqual([403, expect.stringContaining("function.not.available")]);
    }
    expect(JSON.stringify(await ann.get(getWhitelabel, {}))).toContain('{"modId":"LOBBY3","enabled":"0"');
    expect((await kim.call(listGames, {})).status).toBe(200);
    await turn({ kind: "module", merchant: "AURELUNE", subject: "LOBBY3", state: "on" });
  });

  it("EN-11: what stands below a module that is off is off with it, whatever its own switch says", async () => {
    const ann = openAurelune(app);
    await turn({ kind: "module", merchant: "AURELUNE", subject: "LOBBY3", state: "off" });
    const tree = JSON.stringify(await ann.get(getWhitelabel, {}));
    const below = rows.filter(({ endpoint: { moduleId } }) => ["LOBBYHOT3", "LOBBYFAV3"].includes(moduleId));
    expect(below.length).toBeGreaterThan(3);
    for (const { endpoint } of below) {
      expect(tree).toContain(`{"modId":"${endpoint.moduleId}","enabled":"1"`);
      const { statusCode, body } = await ann.send(endpoint, {});
      expect([statusCode, body], endpoint.name).toEqual([403, expect.stringContaining("function.not.available")]);
    }
    await turn({ kind: "module", merchant: "AURELUNE", subject: "LOBBY3", state: "on" });
  });

  it("a relay or path that does not exist is a 404 with its code", async () => {
    const get = async (url: string) =>
      (await app.http.inject({ url, headers: { host: "aurelune.localhost" } })).json<{ errorCode: string }>().errorCode;
    expect(await get("/wps/relay/NOBODY_knows")).toBe("relay.unknown");
    expect(await get("/wps/nothing")).toBe("path.unknown");
  });

  describe("encrypted bodies", () => {
    const headers = { host: "aurelune.localhost", "content-type": encryptedBody.contentType };
    const fresh = () => ({
      mth: "POST",
      pth: login.path,
      mer: "AURELUNE",
      ts: Math.floor(Date.now() / 1000),
      nonce: randomBytes(16).toString("base64url"),
    });

    async function post(payload: string, more: Record<string, string> = {}): Promise<string> {
      const response = await app.http.inject({
        method: "POST",
        url: login.path,
        headers: { ...headers, ...more },
        payload,
      });
      return response.json<{ errorCode: string }>().errorCode;
    }

    const seal = (header: object, content: unknown = loginBody) =>
      encrypt(content, app.services.bodyKeys.publicKey, { ...header });

    it("opens what was made for this request and refuses what was not", async () => {
      expect(await post(await seal(fresh()))).toBe("login.credentials.invalid");
      expect(await post(await seal({ ...fresh(), mth: "PUT" }))).toBe("encryption.invalid");
      expect(await post(await seal({ ...fresh(), pth: "/wps/member/register" }))).toBe("encryption.invalid");
      expect(await post(await seal({ ...fresh(), mer: "KICKLINE" }))).toBe("encryption.invalid");
      expect(await post(await seal({ ...fresh(), ts: Date.now() / 1000 - 121 }))).toBe("encryption.skewed");
      expect(await post(await seal({ ...fresh(), nonce: undefined }))).toBe("encryption.invalid");
      expect(await post("a.b.c.d.e")).toBe("encryption.invalid");
      expect(await post(JSON.stringify(loginBody), { "content-type": "application/json" })).toBe("encryption.required");
    });

    it("takes a body once", async () => {
      const body = await seal(fresh());
      expect(await post(body)).not.toContain("encryption");
      expect(await post(body)).toBe("encryption.replayed");
    });

    it("tells the present key to who used another one", async () => {
      const { publicKey } = await generateKeyPair(encryptedBody.alg, { crv: "P-256" });
      const { x = "", y = "" } = await exportJWK(publicKey);
      const other = { kid: "other", jwk: { kty: "EC", crv: "P-256", x, y } } as const;
      const payload = await encrypt(loginBody, other, fresh());
      const response = await app.http.inject({ method: "POST", url: login.path, headers, payload });
      expect(response.json()).toMatchObject({
        errorCode: "encryption.key.unknown",
        value: { publicKey: app.services.bodyKeys.publicKey },
      });
      const forged = await encrypt(loginBody, { ...other, kid: app.services.bodyKeys.publicKey.kid }, fresh());
      expect(await post(forged)).toBe("encryption.invalid");
    });

    it("checks the content against the row's schema", async () => {
      const { side: _, ...incomplete } = loginBody;
      const response = await app.http.inject({
        method: "POST",
        url: login.path,
        headers,
        payload: await seal(fresh(), incomplete),
      });
      expect(response.json()).toMatchObject({
        errorCode: "request.invalid",
        fields: [{ name: "side", rule: "required" }],
      });
    });
  });

  it("ER-24: limits the calls of one address, and says when to come back", async () => {
    const limited = await openTestApp();
    const limit = limited.services.config.limits.calls;
    for (let call = 0; call < limit.calls; call += 1) await limited.services.limiter("aurelune 127.0.0.1", limit);
    const response = await limited.http.inject({ url: getStatus.path, headers: { host: "aurelune.localhost" } });
    await limited.close();
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    expect(response.json()).toMatchObject({
      errorCode: "rate.limited",
      retryAfter: Number(response.headers["retry-after"]),
    });
  });
});
