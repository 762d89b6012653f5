import { randomBytes } from "node:crypto";
import { encryptedBody, endSession, getMemberInfo, login } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openAccount } from "../test/account.ts";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { openEveryCall } from "../test/registration.ts";
import { toRightBody } from "../test/toRightBody.ts";
import { encrypt, openAurelune, passwordOf } from "../test/visitor.ts";
import type { App } from "./app.ts";

// What somebody has copied on the way: the body of a login, or the token of a session.

const host = "aurelune.localhost";
const password = passwordOf("AURELUNE");

describe("captured bodies and tokens", () => {
  let app: TestApp;
  let second: App;

  beforeAll(async () => {
    app = await openTestApp();
    await openEveryCall(app, "aurelune", ["GEETEST3"]);
    await openEveryCall(app, "kickline", ["GEETEST3"]);
    second = await app.openBeside();
  });
  afterAll(() => app.close());

  /** The body of a right login, as a browser seals it and nobody has sent it yet. */
  async function capture(name: string): Promise<string> {
    const content = { type: "username", username: name, password, side: "MEMBER", deviceId: "d" };
    const header = {
      mth: login.method,
      pth: login.path,
      mer: "AURELUNE",
      ts: Math.floor(Date.now() / 1000),
      nonce: randomBytes(16).toString("base64url"),
    };
    return encrypt(content, app.services.bodyKeys.publicKey, header);
  }

  async function send(
    payload: string,
    row: { readonly path: string; readonly method: string },
    at: string,
    to: App = app,
  ) {
    const headers = { host: at, "content-type": encryptedBody.contentType };
    const method = row.method === "PUT" || row.method === "DELETE" ? row.method : "POST";
    const response = await to.http.inject({ method, url: row.path, headers, payload });
    return response.json<{ success: boolean; errorCode?: string }>();
  }

  it("LG-01: a login's body opens a session at its own row and merchant alone, and once", async () => {
    const { name } = await openAccount(app, "captured");
    const body = await capture(name);
    const others = rows.map(({ endpoint }) => endpoint).filter((row) => row.encrypted && row.name !== login.name);
    expect(others.length).toBeGreaterThan(10);
    const answers = new Set<string>();
    for (const [row, at] of [...others.map((row) => [row, host] as const), [login, "kickline.localhost"] as const]) {
      const { success, errorCode } = await send(body, row, at);
      expect(success, row.name).toBe(false);
      answers.add(errorCode ?? "none");
    }
    expect([...answers].filter((code) => code !== "login.not.session")).toEqual(["encryption.invalid"]);
    expect(await send(body, login, host)).toMatchObject({ success: true });
    expect(await send(body, login, host)).toMatchObject({ success: false, errorCode: "encryption.replayed" });
  });

  it("MC-01: a copied token is worth nothing once the member logs in anew and logs out all other devices", async () => {
    const { name, visitor } = await openAccount(app, "stolen");
    const [thief, elsewhere, member] = [openAurelune(app), openAurelune(second), openAurelune(app)];
    for (const copy of [thief, elsewhere]) {
      copy.setToken(visitor.getToken());
      expect((await copy.get(getMemberInfo, {})).account).toBe(name);
    }
    await member.loginAs(name);
    await member.get(endSession, {});
    for (const { endpoint: row } of rows.filter(({ endpoint }) => endpoint.token === "required")) {
      const { body } = await thief.send(row, toRightBody(row, host, "x"));
      expect(body, row.name).toContain('"errorCode":"login.not.session"');
    }
    // Another gateway looks again within five seconds.
    await vi.waitFor(async () => expect(await elsewhere.refuse(getMemberInfo, {})).toBe("login.not.session"), 6_000);
    expect((await member.get(getMemberInfo, {})).account).toBe(name);
  });

  it("MC-01: a copy of the very token that logs out everywhere ends with it", async () => {
    const { visitor } = await openAccount(app, "copied");
    const [thief, elsewhere] = [openAurelune(app), openAurelune(second)];
    for (const copy of [thief, elsewhere]) copy.setToken(visitor.getToken());
    await elsewhere.get(getMemberInfo, {});
    await visitor.get(endSession, { everywhere: true });
    expect(await thief.refuse(getMemberInfo, {})).toBe("login.not.session");
    await vi.waitFor(async () => expect(await elsewhere.refuse(getMemberInfo, {})).toBe("login.not.session"), 6_000);
  });
});
