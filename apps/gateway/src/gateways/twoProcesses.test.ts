import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  encryptedBody,
  getBalance,
  getCaptchaChallenge,
  getStatus,
  listAnnouncements,
  login,
  loginFreePlay,
  type LoginRequest,
  logout,
  register,
} from "@marquee/contract";
import { type PostgresServer, startPostgres } from "@marquee/database/testing";
import { Redis } from "iovalkey";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openEventReader } from "../../test/eventReader.ts";
import { createGatewayProcess, type GatewayProcess } from "../../test/gatewayProcess.ts";
import { solveChallenge } from "../../test/solveChallenge.ts";
import { type RedisServer, startRedis } from "../../test/startRedis.ts";
import { encrypt, openAurelune, passwordOf, toRegistration } from "../../test/visitor.ts";
import { askGateway } from "../operator/askGateway.ts";

// operations.md 2: two gateways on one database behave as one. Here they are two processes with data folders of their own, which
// share a PostgreSQL server, a Redis server and the sealing key; each test starts something at one and continues at the other.

const right = (username: string): LoginRequest => ({
  type: "username",
  username,
  password: passwordOf("AURELUNE"),
  side: "MEMBER",
  deviceId: "d",
});
const from = (address: string, more: Readonly<Record<string, string>> = {}) => ({
  headers: { "x-forwarded-for": address, ...more },
});

describe("two processes on one database", () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), "marquee-two-")));
  let postgres: PostgresServer;
  let redis: RedisServer;
  let first: GatewayProcess;
  let second: GatewayProcess;

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      MARQUEE_SECRETS_KEY: randomBytes(32).toString("base64url"),
      MARQUEE_TRUST_PROXY: "127.0.0.1",
    };
    const [one, two] = folders.map((data) => createGatewayProcess(data, 0, env));
    if (one === undefined || two === undefined) throw new Error("two folders are needed");
    [first, second] = [one, two];
    await Promise.all([first.start(), second.start()]);
  });
  afterAll(async () => {
    await Promise.all([first.kill("SIGTERM"), second.kill("SIGTERM")]);
    await Promise.all([postgres.stop(), redis.stop()]);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
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

  it("LG-03: a captcha of one is answered at the other, and is used up at both", async () => {
    const suspect = await toSuspect("twocaptcha");
    const captchaProof = solveChallenge((await openAurelune(first).get(getCaptchaChallenge, {})).challenge);
    expect((await openAurelune(second).get(login, { ...suspect, captchaProof })).userName).toBe("twocaptcha");
    await tryWrong("twocaptcha");
    for (const gateway of [first, second])
      expect(await openAurelune(gateway).refuse(login, { ...suspect, captchaProof })).toBe("captcha.invalid");
  });

  it("X-20: wrong passwords at both count together, and the lock holds at both", async () => {
    await openAurelune(first).registerAs("twolocked1");
    const codes: string[] = [];
    for (let time = 0; time < 6; time += 1) {
      const gateway = time % 2 === 0 ? first : second;
      const captchaProof = solveChallenge((await openAurelune(gateway).get(getCaptchaChallenge, {})).challenge);
      codes.push(
        await openAurelune(gateway).refuse(
          login,
          { ...right("twolocked1"), password: "wrong", captchaProof },
          from("203.0.113.5"),
        ),
      );
    }
    expect(codes.at(-1)).toBe("login.locked");
    for (const gateway of [first, second])
      expect(await openAurelune(gateway).refuse(login, right("twolocked1"), from("203.0.113.5"))).toBe("login.locked");
  });

  it("a body encrypted for one opens at the other, once", async () => {
    const { publicKey } = (await openAurelune(first).getStatus()).info;
    const header = {
      mth: "POST",
      pth: login.path,
      mer: "AURELUNE",
      ts: Math.floor(Date.now() / 1000),
      nonce: randomBytes(16).toString("base64url"),
    };
    const payload = await encrypt({}, publicKey, header);
    const post = async ({ http }: GatewayProcess): Promise<unknown> => {
      const headers = { host: "aurelune.localhost", "content-type": encryptedBody.contentType };
      return (await http.inject({ method: "POST", url: login.path, headers, payload })).json();
    };
    expect(await post(second)).toMatchObject({ errorCode: "request.invalid" });
    expect(await post(first)).toMatchObject({ errorCode: "encryption.replayed" });
  });

  it("a window counts the calls at both", async () => {
    // The development profile allows 10,000 free plays: the window is filled at one, by the store itself.
    const play = (gateway: GatewayProcess) =>
      openAurelune(gateway).call(loginFreePlay, { language: "EN", platform: "W" }, from("203.0.113.9"));
    expect((await play(first)).body.success).toBe(true);
    const store = new Redis(redis.url);
    await store.set("marquee:rate:loginFreePlay aurelune 203.0.113.9", 1_000_000, "EX", 3_600);
    store.disconnect();
    for (const gateway of [first, second])
      expect((await play(gateway)).body).toMatchObject({ errorCode: "freeplay.too.many" });
  });

  it("LG-19: a session is one at both, and its end too, within the five seconds that a gateway remembers", async () => {
    const [ann, there] = [openAurelune(first), openAurelune(second)];
    await ann.registerAs("twosession");
    there.setToken(ann.getToken());
    expect((await there.getBalance()).sumBalance).toBe("100000.00");
    await there.get(logout, {});
    await vi.waitUntil(async () => (await ann.call(getBalance, {})).status === 401, { timeout: 60_000 });
    expect(await there.refuse(getBalance, {})).toBe("login.not.session");
  });

  it("SH-18: a switch that is made at one holds at the other within a second or so", async () => {
    const asked = { types: "PL", platform: "W", execution: "B", merchantCode: "AURELUNE" };
    const turn = (state: "on" | "off") =>
      askGateway(folders[0] ?? "", "/switch", {
        actor: "test",
        wanted: { kind: "module", merchant: "aurelune", subject: "BANNER3", state },
      });
    await turn("off");
    const isOff = async (gateway: GatewayProcess) =>
      (await openAurelune(gateway).get(getStatus, {})).info.whitelabel.childrenNodes?.[0]?.childrenNodes?.some(
        ({ modId, enabled }) => modId === "BANNER3" && enabled === "0",
      ) === true;
    for (const gateway of [first, second]) await vi.waitUntil(() => isOff(gateway), { timeout: 60_000 });
    expect((await openAurelune(second).get(listAnnouncements, { ...asked, types: "B" })).banners).toEqual([]);
    await turn("on");
  });

  it("SH-18, LG-19: a stream at one hears of what happens at the other, and goes on there when its own is killed", async () => {
    const ann = openAurelune(first);
    await ann.registerAs("twostream");
    const token = ann.getToken();
    const stream = await openEventReader(second.getPort(), { token });
    await stream.wait("ready");
    const turn = (subject: string, state: "on" | "off") =>
      askGateway(folders[0] ?? "", "/switch", {
        actor: "test",
        wanted: { kind: "module", merchant: "aurelune", subject, state },
      });
    await turn("POPNOTICE3", "off");
    expect(await stream.wait("tree")).toMatchObject({ data: { part: "module" } });
    const lastId = stream.lastId();
    await second.kill("SIGKILL");
    await stream.waitEnd();
    await turn("POPNOTICE3", "on");
    const again = await openEventReader(first.getPort(), { token, lastId });
    await again.wait("tree");
    // The credit of the registration may have come before the stream or after its last event.
    expect(again.events.map(({ kind }) => kind).filter((kind) => kind !== "balance")).toEqual(["ready", "tree"]);
    await second.start();
    const there = openAurelune(second);
    there.setToken(token);
    await there.get(logout, {});
    await again.waitEnd();
    expect(again.events.at(-1)?.kind).toBe("session.ended");
  });

  it("RG-19: a registration whose answer was lost at one is told by the other", async () => {
    const [form, sent] = [
      toRegistration("twointent", "AURELUNE"),
      from("203.0.113.7", { "idempotency-key": randomUUID() }),
    ];
    const told = await openAurelune(first).get(register, form, sent);
    expect(await openAurelune(second).get(register, form, sent)).toEqual(told);
    expect(await openAurelune(second).refuse(register, { ...form, email: "a@b.example" }, sent)).toBe(
      "idempotency.conflict",
    );
  });

  it("a job that is sent at one is run by one of them, and both tell of it", async () => {
    const getRuns = async (data: string): Promise<number> => {
      const lines: unknown = JSON.parse((await askGateway(data, "/jobs", {})) ?? "[]");
      const line: unknown = Array.isArray(lines)
        ? lines.find((each: unknown) => Object(each).name === "retention")
        : undefined;
      return Number(Object(line).runs);
    };
    const [one = "", two = ""] = folders;
    const before = await getRuns(one);
    await askGateway(one, "/jobs/run", { name: "retention" });
    await vi.waitUntil(async () => (await getRuns(two)) === before + 1, { timeout: 60_000 });
    expect(await getRuns(one)).toBe(before + 1);
  });
});
