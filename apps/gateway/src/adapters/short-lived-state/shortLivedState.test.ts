import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type RedisServer, startRedis } from "../../../test/startRedis.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import { readConfig } from "../../config.ts";
import { createProcessState } from "./createProcessState.ts";
import { openRedisState } from "./openRedisState.ts";
import { openShortLivedState } from "./openShortLivedState.ts";
import type { ShortLivedState } from "./ShortLivedState.ts";
import { StateUnavailableError } from "./StateUnavailableError.ts";

const log = fastify().log;
const minute = 60_000;

let redis: RedisServer;
let names = 0;
const toName = (): string => `entry ${(names += 1)}`;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

describe.each(["process", "redis"] as const)("short-lived state in %s", (store) => {
  let state: ShortLivedState;

  beforeAll(async () => {
    state = store === "process" ? createProcessState() : await openRedisState(redis.url, log);
  });
  afterAll(() => state.close());

  it("says which store it is, and that it answers", () => {
    expect([state.store, state.isUp()]).toEqual([store, true]);
  });

  it("gives an entry out whole, and only to its kind", async () => {
    const [name, text] = [toName(), "ký tự\0 \r\n"];
    await state.set("captcha-picture", name, text, minute);
    expect(await state.get("captcha-use", name)).toBeUndefined();
    expect(await state.get("captcha-picture", name)).toBe(text);
    expect(await state.get("captcha-picture", "__proto__")).toBeUndefined();
  });

  it("gives a key to one holder, of fifty at once, turn after turn; that one may ask again", async () => {
    for (let time = 0; time < raceTurns; time += 1) {
      const name = toName();
      const taken = await Promise.all(
        Array.from({ length: 50 }, async (_, holder) => state.claim("captcha-use", name, `${holder}`, minute)),
      );
      expect(taken.filter(Boolean)).toHaveLength(1);
      expect(await state.claim("captcha-use", name, `${taken.indexOf(true)}`, minute)).toBe(true);
    }
  });

  it("ends entries and names after their time", async () => {
    const name = toName();
    await state.set("captcha-picture", name, "text", 20);
    await state.claim("captcha-use", name, "first", 20);
    await vi.waitUntil(async () => state.claim("captcha-use", name, "second", minute));
    expect(await state.claim("captcha-use", name, "third", minute)).toBe(false);
    expect(await state.get("captcha-picture", name)).toBeUndefined();
  });

  it("allows so many calls in a window, says how long to wait, and begins anew after it", async () => {
    const [name, limit] = [toName(), { calls: 10, seconds: 600 }];
    const waits = await Promise.all(Array.from({ length: 50 }, async () => state.count(name, limit)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    for (const wait of waits.filter((each) => each !== 0)) expect([wait > 590, wait <= 600]).toEqual([true, true]);
    expect(await state.count(toName(), limit)).toBe(0);
    const [short, second] = [toName(), { calls: 1, seconds: 1 }];
    await state.count(short, second);
    await vi.waitUntil(async () => (await state.count(short, second)) === 0, { timeout: 60_000 });
  });
});

describe("the process", () => {
  it("keeps 20,000 pictures and drops the oldest", async () => {
    const state = createProcessState();
    for (let picture = 0; picture <= 20_000; picture += 1)
      await state.set("captcha-picture", `${picture}`, "text", minute);
    expect([await state.get("captcha-picture", "0"), await state.get("captcha-picture", "1")]).toEqual([
      undefined,
      "text",
    ]);
  });
});

describe("a server that does not answer", () => {
  let lines: string[];
  let server: RedisServer;
  let state: ShortLivedState;

  beforeAll(async () => {
    server = await startRedis();
    lines = [];
    state = await openRedisState(
      server.url,
      fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } }).log,
    );
  });
  afterAll(async () => {
    state.close();
    await server.stop();
  });

  const askAll = (): Promise<readonly PromiseSettledResult<unknown>[]> =>
    Promise.allSettled([
      state.set("captcha-picture", "secret-name", "secret-text", minute),
      state.get("captcha-picture", "secret-name"),
      state.claim("captcha-use", "secret-name", "secret-holder", minute),
      state.count("secret-name", { calls: 1, seconds: 1 }),
    ]);

  const waitUntilUp = (): Promise<boolean> =>
    vi.waitUntil(
      async () =>
        Promise.resolve(state.count("probe", { calls: 1e9, seconds: 60 })).then(
          () => state.isUp(),
          () => false,
        ),
      { timeout: 60_000 },
    );

  const isRefused = (outcome: PromiseSettledResult<unknown>): boolean =>
    outcome.status === "rejected" && outcome.reason instanceof StateUnavailableError;

  it.each(["kill", "freeze"] as const)(
    "refuses every question after %s, tells so once, and answers when it is back",
    async (how) => {
      await waitUntilUp();
      lines.length = 0;
      await server[how]();
      for (let time = 0; time < 3; time += 1) expect((await askAll()).map(isRefused)).toEqual([true, true, true, true]);
      expect(state.isUp()).toBe(false);
      await (how === "kill" ? server.restart() : server.thaw());
      await waitUntilUp();
      expect(await state.claim("captcha-use", how, "first", minute)).toBe(true);
      expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
        "the store of short-lived state does not answer",
        "the store of short-lived state answers again",
      ]);
      expect(lines.join("")).not.toContain("secret");
    },
  );

  it("ends the start, and the setting is named without its password", async () => {
    const config = readConfig([], { REDIS_URL: "redis://:hidden@127.0.0.1:1/2" });
    const refusal = await openShortLivedState(config, log).catch(String);
    expect(refusal).toMatch(/^ConfigError: REDIS_URL: no answer/);
    expect(refusal).not.toContain("hidden");
    server.freeze();
    await expect(openRedisState(server.url, log)).rejects.toThrow(StateUnavailableError);
    server.thaw();
  });
});
