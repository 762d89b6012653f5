import { randomBytes } from "node:crypto";
import {
  encryptedBody,
  getCaptcha,
  getCaptchaChallenge,
  getStatus,
  login,
  loginFreePlay,
  type LoginRequest,
} from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { beginSocial, type SocialHouse, startSocialHouse, toSocialLogin } from "../../../test/socialHouse.ts";
import { solveChallenge } from "../../../test/solveChallenge.ts";
import { type RedisServer, startRedis } from "../../../test/startRedis.ts";
import { encrypt, openAurelune, passwordOf } from "../../../test/visitor.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import type { App } from "../../app.ts";

const host = "aurelune.localhost";
const right = (username: string): LoginRequest => ({
  type: "username",
  username,
  password: passwordOf("AURELUNE"),
  side: "MEMBER",
  deviceId: "d",
});
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

describe("two gateways of one database and one store", () => {
  let redis: RedisServer;
  let house: SocialHouse;
  let first: TestApp;
  let second: App;

  beforeAll(async () => {
    redis = await startRedis();
    house = await startSocialHouse();
    first = await openTestApp({
      MARQUEE_SOCIAL_FILE: house.socialFile,
      REDIS_URL: redis.url,
      MARQUEE_TRUST_PROXY: "127.0.0.1",
    });
    second = await first.openBeside();
    const { limits } = first.services.config;
    Reflect.set(first.services.config, "limits", {
      ...limits,
      pages: { calls: 4, seconds: 3_600 },
      rows: { loginFreePlay: { calls: 2, seconds: 3_600 } },
    });
  });
  afterAll(async () => {
    await first.close();
    await redis.stop();
    await house.stop();
  });

  /** A member of whose logins a captcha is asked. */
  async function toSuspect(username: string): Promise<LoginRequest> {
    await openAurelune(first).registerAs(username);
    await tryWrong(username);
    return right(username);
  }

  async function tryWrong(username: string): Promise<void> {
    for (let time = 0; time < 3; time += 1)
      await openAurelune(first).refuse(login, { ...right(username), password: "wrong" });
  }

  const toBody = (content: unknown): Promise<string> => {
    const header = {
      mth: "POST",
      pth: login.path,
      mer: "AURELUNE",
      ts: Math.floor(Date.now() / 1000),
      nonce: randomBytes(16).toString("base64url"),
    };
    return encrypt(content, first.services.bodyKeys.publicKey, header);
  };

  async function post({ http }: App, payload: string): Promise<{ readonly errorCode?: string }> {
    const response = await http.inject({
      method: "POST",
      url: login.path,
      headers: { host, "content-type": encryptedBody.contentType },
      payload,
    });
    return response.json();
  }

  const getDocs = async ({ http }: App, address: string): Promise<number> =>
    (await http.inject({ url: "/docs", headers: { host, ...from(address).headers } })).statusCode;
  const getHealth = async ({ http }: App): Promise<unknown> =>
    (await http.inject({ url: "/health", headers: { host: "localhost" } })).json();

  it("X-75: a sign-in begun at one ends at the other, once for both", async () => {
    await switchModules(first, "aurelune", { SOCLOGIN3: "on", SLGOOGLE3: "on" });
    await second.services.tenantRegistry.refresh();
    const { url, sent } = await beginSocial(openAurelune(first), "GOOGLE");
    const request = toSocialLogin("GOOGLE", await house.choose(url, null));
    const all = [second, first, second, first].map((gateway) => openAurelune(gateway).refuse(login, request, sent));
    expect((await Promise.all(all)).toSorted()).toEqual([
      "social.cancelled",
      ...Array.from({ length: 3 }, () => "social.failed"),
    ]);
  });

  it("LG-03: a challenge made at one is solved at the other, and is used up at both", async () => {
    const suspect = await toSuspect("sharedproof");
    const captchaProof = solveChallenge((await openAurelune(first).get(getCaptchaChallenge, {})).challenge);
    expect((await openAurelune(second).get(login, { ...suspect, captchaProof })).userName).toBe("sharedproof");
    await tryWrong("sharedproof");
    for (const app of [first, second])
      expect(await openAurelune(app).refuse(login, { ...suspect, captchaProof })).toBe("captcha.invalid");
  });

  it("LG-03: a picture made at one is answered at the other, and is used up at both", async () => {
    const suspect = await toSuspect("sharedpicture");
    const picture = await openAurelune(first).get(getCaptcha, { format: "json" });
    if (typeof picture === "string") throw new Error("expected an object");
    const { captchaId } = picture;
    // A person would read the picture; the test asks the store.
    const captcha = (await first.services.shortLivedState.get("captcha-picture", `aurelune ${captchaId}`)) ?? "";
    expect(captcha).toHaveLength(4);
    expect((await openAurelune(second).get(login, { ...suspect, captcha, captchaId })).userName).toBe("sharedpicture");
    await tryWrong("sharedpicture");
    for (const app of [first, second])
      expect(await openAurelune(app).refuse(login, { ...suspect, captcha, captchaId })).toBe("captcha.invalid");
  });

  it("a nonce taken at one is refused at the other; of fifty calls at once one takes it, turn after turn", async () => {
    const body = await toBody({});
    expect((await post(first, body)).errorCode).toBe("request.invalid");
    expect((await post(second, body)).errorCode).toBe("encryption.replayed");
    for (let time = 0; time < raceTurns; time += 1) {
      const again = await toBody({});
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => post(index % 2 === 0 ? first : second, again)),
      );
      expect(answers.filter(({ errorCode }) => errorCode !== "encryption.replayed")).toMatchObject([
        { errorCode: "request.invalid" },
      ]);
    }
  });

  it("ER-24, LG-20: a window is one over both, of pages and of free plays", async () => {
    for (const app of [first, second, first, second]) expect(await getDocs(app, "203.0.113.1")).toBe(200);
    for (const app of [first, second]) expect(await getDocs(app, "203.0.113.1")).toBe(429);
    for (const app of [first, second])
      await openAurelune(app).get(loginFreePlay, { language: "EN", platform: "W" }, from("203.0.113.2"));
    for (const app of [first, second])
      expect(
        await openAurelune(app).refuse(loginFreePlay, { language: "EN", platform: "W" }, from("203.0.113.2")),
      ).toBe("freeplay.too.many");
  });

  it("the log of the start and /health for the inside tell the store", async () => {
    expect(first.logged().match(/"store":"redis"/g)).toHaveLength(2);
    expect(await getHealth(second)).toMatchObject({ shortLivedState: { store: "redis", up: true } });
    const alone = await openTestApp();
    expect(alone.logged()).toContain('"store":"process"');
    expect(await getHealth(alone)).toMatchObject({ shortLivedState: { store: "process", up: true } });
    await alone.close();
  });

  // Must be the last tests: they stop the store.
  it("LG-01: with the store dead, logins go on, and their bodies are taken once at both gateways, also when it is back", async () => {
    const sent = await Promise.all(Array.from({ length: 3 }, () => toBody(right("nobody"))));
    const [before = "", during = "", late = ""] = sent;
    const wrong = "login.credentials.invalid";
    const codeOf = async (gateway: App, body: string) => (await post(gateway, body)).errorCode;
    expect(await codeOf(first, before)).toBe(wrong);
    await redis.kill();
    expect(await codeOf(second, before)).toBe("encryption.replayed");
    expect(await codeOf(first, during)).toBe(wrong);
    for (const gateway of [first, second]) expect(await codeOf(gateway, during)).toBe("encryption.replayed");
    for (let time = 0; time < raceTurns; time += 1) {
      const again = await toBody({});
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => post(index % 2 === 0 ? first : second, again)),
      );
      expect(answers.filter(({ errorCode }) => errorCode !== "encryption.replayed")).toHaveLength(1);
    }
    await redis.restart();
    await expect.poll(async () => (await openAurelune(second).call(getCaptcha, {})).status).toBe(200);
    for (const body of [before, during]) expect(await codeOf(second, body)).toBe("encryption.replayed");
    expect(await codeOf(second, late)).toBe(wrong);
    expect(await codeOf(first, late)).toBe("encryption.replayed");
  });

  it("with the store dead, captchas are refused as busy, and all else goes on under this gateway's own limits", async () => {
    const captchaProof = solveChallenge((await openAurelune(first).get(getCaptchaChallenge, {})).challenge);
    await redis.kill();
    expect(await openAurelune(second).call(getCaptcha, {})).toMatchObject({
      status: 503,
      body: { errorCode: "server.busy" },
    });
    await expect(first.services.captcha.accept("aurelune", { captchaProof })).rejects.toThrow();
    expect(await openAurelune(first).call(getStatus, { url: host })).toMatchObject({ status: 200 });
    for (let call = 0; call < 4; call += 1) expect(await getDocs(first, "203.0.113.3")).toBe(200);
    expect(await getDocs(first, "203.0.113.3")).toBe(429);
    expect(await getHealth(first)).toMatchObject({ status: "up", shortLivedState: { store: "redis", up: false } });
    expect(first.logged()).toContain("the store of short-lived state does not answer");
  });
});
