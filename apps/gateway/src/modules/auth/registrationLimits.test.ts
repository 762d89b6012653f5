import { launchGame, listGames, loginFreePlay, register } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Config } from "../../config.ts";
import { holdHashes } from "../../../test/holdHashes.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { type Gateway, openAurelune, openKickline, toLaunch, toRegistration } from "../../../test/visitor.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import type { App } from "../../app.ts";

describe("limits of registrations", () => {
  let app: TestApp;
  let second: App;
  let names = 0;

  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1" });
    second = await app.openBeside();
  });
  afterAll(() => app.close());

  function limit(limits: Partial<Config["limits"]>): void {
    for (const { services } of [app, second])
      Reflect.set(services.config, "limits", { ...services.config.limits, ...limits });
  }

  const toRequest = (merchant = "AURELUNE") => toRegistration(`regist${(names += 1)}x`, merchant);
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

  async function enroll(gateway: Gateway, address: string): Promise<string> {
    const { body } = await openAurelune(gateway).call(register, { ...toRequest(), login: false }, from(address));
    return body.success ? "in" : body.errorCode;
  }

  async function countCredits(): Promise<number> {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ledger.transfers where scope = 'signup' and key like 'real:%'`.execute(
      app.services.db,
    );
    return rows[0]?.n ?? 0;
  }

  it("X-20: fifty registrations at once from one address, at two gateways, are three members and three credits, as are eight, turn after turn", async () => {
    limit({ registrationsPerDay: 3 });
    for (let time = 1; time <= raceTurns; time += 1) {
      const before = await countCredits();
      const codes = await Promise.all(
        Array.from({ length: time === 1 ? 50 : 8 }, (_, index) =>
          enroll(index % 2 === 0 ? app : second, `203.0.113.${time}`),
        ),
      );
      expect(codes.filter((code) => code === "in")).toHaveLength(3);
      expect(new Set(codes)).toEqual(new Set(["in", "register.limit.ip"]));
      expect(await countCredits()).toBe(before + 3);
    }
    expect(await app.listFaults()).toEqual([]);
  });

  it("X-20: an IPv6 subscriber is one address, a mapped IPv4 address that IPv4, and each merchant counts for itself", async () => {
    limit({ registrationsPerDay: 1 });
    expect(await enroll(app, "2001:db8:7:7::1")).toBe("in");
    expect(await enroll(second, "2001:db8:7:7:8000::2")).toBe("register.limit.ip");
    expect(await enroll(app, "2001:db8:7:8::1")).toBe("in");
    expect(await enroll(app, "198.51.100.7")).toBe("in");
    expect(await enroll(app, "::ffff:198.51.100.7")).toBe("register.limit.ip");
    const { body } = await openKickline(app).call(register, toRequest("KICKLINE"), from("198.51.100.7"));
    expect(body.success).toBe(true);
  });

  it("X-20: one that fails counts for nothing, and the next day of the merchant counts anew", async () => {
    limit({ registrationsPerDay: 1 });
    const taken = toRequest();
    await openAurelune(app).call(register, taken, from("198.51.100.8"));
    expect(await openAurelune(app).refuse(register, taken, from("198.51.100.9"))).toBe("username.taken");
    expect(await enroll(app, "198.51.100.9")).toBe("in");
    expect(await enroll(app, "198.51.100.9")).toBe("register.limit.ip");
    await sql`update registration_days set day = day - 1 where address_key = '198.51.100.9'`.execute(app.services.db);
    expect(await enroll(app, "198.51.100.9")).toBe("in");
  });

  it("X-20: attempts are limited before anything is hashed, failed ones too, by /64 and merchant", async () => {
    limit({ registrationsPerDay: 100, rows: { register: { calls: 3, seconds: 3_600 } } });
    const noTerms = async (address: string) =>
      openAurelune(app).refuse(register, { ...toRequest(), termsAccepted: false }, from(address));
    expect([
      await noTerms("2001:db8:9:9::1"),
      await noTerms("2001:db8:9:9::2"),
      await noTerms("2001:db8:9:9::3"),
    ]).toEqual(["terms.required", "terms.required", "terms.required"]);
    expect(await noTerms("2001:db8:9:9::4")).toBe("rate.limited");
    expect(await enroll(app, "2001:db8:9:9::5")).toBe("rate.limited");
    expect(await noTerms("2001:db8:9:a::1")).toBe("terms.required");
    expect(
      await openKickline(app).refuse(
        register,
        { ...toRequest("KICKLINE"), termsAccepted: false },
        from("2001:db8:9:9::1"),
      ),
    ).toBe("terms.required");
    limit({ rows: {} });
  });

  it("X-20: a flood of registrations waits and is refused by itself; a login in the middle of it is answered", async () => {
    limit({ registrationsPerDay: 10_000 });
    await openAurelune(app).registerAs("floodann1");
    const ann = openAurelune(app);
    await ann.getStatus();
    const release = await holdHashes(app, "compute");
    const login = { isAnswered: false };
    const isFull = Promise.withResolvers<void>();
    const flood = Array.from({ length: 120 }, async (_, index) => {
      const codes: string[] = [];
      do {
        const code = await enroll(app, `192.0.2.${index}`);
        if (code === "rate.limited") isFull.resolve();
        codes.push(code);
      } while (!login.isAnswered);
      return codes;
    });
    await isFull.promise;
    // The registration queue is full and more keep coming; logins have a queue of their own.
    const answer = ann.loginAs("floodann1").finally(() => (login.isAnswered = true));
    expect((await answer).userName).toBe("floodann1");
    release();
    const codes = new Set((await Promise.all(flood)).flat());
    expect(codes).toEqual(new Set(["in", "rate.limited"]));
  });

  it("LG-20: free demo accounts and guests' demos are limited by address and merchant", async () => {
    limit({ rows: { loginFreePlay: { calls: 2, seconds: 3_600 } }, demo: { calls: 2, seconds: 3_600 } });
    const guest = openAurelune(app);
    const play = async (address: string) =>
      (await guest.call(loginFreePlay, { platform: "W", language: "EN" }, from(address))).body;
    expect([(await play("2001:db8:5:5::1")).success, (await play("2001:db8:5:5::2")).success]).toEqual([true, true]);
    expect(await play("2001:db8:5:5::3")).toMatchObject({
      errorCode: "freeplay.too.many",
      retryAfter: expect.any(Number),
    });
    expect((await play("2001:db8:5:6::1")).success).toBe(true);
    const nodeId = (await guest.get(listGames, { pageSize: 1 })).games[0]?.nodeId ?? "";
    const launch = async (address: string) =>
      (
        await guest.call(
          launchGame,
          { ...toLaunch("aurelune.localhost", "AURELUNE", nodeId), mode: "DEMO" },
          from(address),
        )
      ).body;
    expect([(await launch("2001:db8:5:5::1")).success, (await launch("2001:db8:5:5::2")).success]).toEqual([
      true,
      true,
    ]);
    expect(await launch("2001:db8:5:5::3")).toMatchObject({
      errorCode: "rate.limited",
      retryAfter: expect.any(Number),
    });
    expect((await launch("2001:db8:5:6::1")).success).toBe(true);
  });
});
