import {
  getBalance,
  getCaptcha,
  getCaptchaChallenge,
  getMemberInfo,
  listFavouriteIds,
  listTransactions,
  login,
  loginFreePlay,
  logout,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { solveChallenge } from "../../../test/solveChallenge.ts";
import { openAurelune, openKickline, passwordOf } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";

const attempt = (username: string, password: string) =>
  ({ type: "username", username, password, side: "MEMBER", deviceId: "d" }) as const;

describe("auth", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  describe("two merchants", () => {
    it("EN-08: demo01 registers at both as two members with two currencies; one's token is 401 at the other", async () => {
      const [ann, kim] = [openAurelune(app), openKickline(app)];
      await ann.registerAs("demo01");
      await kim.registerAs("demo01");
      expect(await ann.getBalance()).toMatchObject({ sumBalance: "100000.00", currency: "VND", currencySymbol: "₫" });
      expect(await kim.getBalance()).toMatchObject({ sumBalance: "200.00", currency: "THB", currencySymbol: "฿" });
      expect((await ann.get(getMemberInfo, {})).id).not.toBe((await kim.get(getMemberInfo, {})).id);
      const token = ann.getToken();
      ann.setToken(kim.getToken());
      kim.setToken(token);
      for (const visitor of [ann, kim])
        expect(await visitor.call(getBalance, {})).toMatchObject({
          status: 401,
          body: { errorCode: "login.not.session" },
        });
    });
  });

  describe("login", () => {
    it("LG-01, LG-08, X-16: trims the name, gives a new token each time and tells of the login before", async () => {
      const ann = openAurelune(app);
      const first = (await ann.registerAs("loginann")).token;
      const second = await ann.loginAs("  LOGINann ");
      expect(second.token).not.toBe(first);
      expect(second).toMatchObject({ firstTimeLogin: false, lastLogin: { ip: "127.0.0.1" } });
      expect(
        await openAurelune(app).refuse(login, { ...attempt("loginann", passwordOf("AURELUNE")), side: "AGENT" }),
      ).toBe("login.not.agent");
    });

    it("AP-01, AP-59, EN-08: the right pair answers a token and its facts, a wrong one a code", async () => {
      await openAurelune(app).registerAs("rightpair");
      const value = await openAurelune(app).loginAs("rightpair");
      expect(value).toMatchObject({
        token: expect.stringMatching(/^[\w-]{43}$/),
        firstTimeLogin: false,
        passwordExpired: false,
        userName: "rightpair",
      });
      expect(await openAurelune(app).call(login, attempt("rightpair", "wrong"))).toMatchObject({
        status: 200,
        body: { success: false, errorCode: "login.credentials.invalid" },
      });
    });

    it("LG-03, AP-59: after three failures a captcha is asked; each picture and each challenge is good for one try", async () => {
      const ann = openAurelune(app);
      await ann.registerAs("captchaann");
      for (let time = 0; time < 3; time += 1) await ann.refuse(login, attempt("captchaann", "wrong"));
      const right = attempt("captchaann", passwordOf("AURELUNE"));
      expect(await ann.refuse(login, right)).toBe("captcha.required");
      const { challenge } = await ann.get(getCaptchaChallenge, {});
      const captchaProof = solveChallenge(challenge);
      for (let time = 0; time < 3; time += 1)
        expect(await openKickline(app).refuse(login, attempt("captchaann", "wrong"))).toBe("login.credentials.invalid");
      expect(await openKickline(app).refuse(login, { ...right, captchaProof })).toBe("captcha.invalid");
      expect(await ann.refuse(login, { ...right, captchaProof: captchaProof.replace(/\d+}$/, "1}") })).toBe(
        "captcha.invalid",
      );
      const { challenge: next } = await ann.get(getCaptchaChallenge, {});
      const proof = solveChallenge(next);
      expect((await ann.get(login, { ...right, captchaProof: proof })).userName).toBe("captchaann");
      // A right login clears the count: none is asked for until the third wrong password after it.
      expect((await ann.get(login, right)).userName).toBe("captchaann");
      for (let time = 0; time < 3; time += 1)
        expect(await ann.refuse(login, attempt("captchaann", "wrong"))).toBe("login.credentials.invalid");
      expect(await ann.refuse(login, { ...right, captchaProof: proof })).toBe("captcha.invalid");
    });

    it("LG-03, LG-04, AP-11: the picture comes as text with a cookie, or with its id, and a guess uses it up", async () => {
      const ann = openAurelune(app);
      const plain = await ann.call(getCaptcha, { t: "1" });
      expect(plain.body.success && typeof plain.body.value).toBe("string");
      expect(plain.cookies).toMatchObject([{ name: "captchaId" }]);
      const picture = await ann.get(getCaptcha, { format: "json" });
      if (typeof picture === "string") throw new Error("expected an object");
      expect(Buffer.from(picture.image, "base64").toString()).toMatch(/^<svg /);
      const { captchaId } = picture;
      expect(await app.services.captcha.accept("aurelune", { captcha: "----", captchaId })).toBe(false);
    });

    it("LG-01: an unknown name is answered, counted and locked like a known one", async () => {
      const outcomes = async (name: string): Promise<string[]> => {
        const ann = openAurelune(app);
        const codes: string[] = [];
        for (let count = 0; count < 7; count += 1) {
          const { challenge } = await ann.get(getCaptchaChallenge, {});
          const { body } = await ann.call(login, {
            ...attempt(name, "wrong"),
            captchaProof: solveChallenge(challenge),
          });
          codes.push(
            body.success
              ? "in"
              : `${body.errorCode} ${JSON.stringify(body.value ?? {})} ${body.retryAfter === undefined}`,
          );
        }
        return codes;
      };
      await openAurelune(app).registerAs("lockedann");
      const known = await outcomes("lockedann");
      expect(known.slice(-2)).toEqual([
        expect.stringContaining("login.locked"),
        expect.stringContaining("login.locked"),
      ]);
      expect(await outcomes("nobodyatall")).toEqual(known);
    });

    it("a frozen member is told so with the right password only, and an open session cannot play on", async () => {
      const ann = openAurelune(app);
      await ann.registerAs("frozenann");
      await applySwitch(
        app.services.db,
        { kind: "member", merchant: "aurelune", subject: "FrozenAnn", state: "frozen" },
        "test",
      );
      await app.services.tenantRegistry.refresh();
      expect(await ann.launchFirst().catch((error: Error) => error.message)).toContain("account.frozen");
      expect(await openAurelune(app).refuse(login, attempt("frozenann", passwordOf("AURELUNE")))).toBe(
        "account.frozen",
      );
      expect(await openAurelune(app).refuse(login, attempt("frozenann", "wrong"))).toBe("login.credentials.invalid");
    });
  });

  describe("sessions", () => {
    it("LG-19, AP-03: logout ends the session by POST and DELETE, and never fails", async () => {
      const ann = openAurelune(app);
      await ann.registerAs("logoutann");
      await ann.get(logout, {}, { method: "DELETE" });
      expect(await ann.refuse(getMemberInfo, {})).toBe("login.not.session");
      expect(await ann.get(logout, {})).toEqual({});
      ann.setToken(undefined);
      expect(await ann.get(logout, {})).toEqual({});
    });

    it("`all` ends every session of the member and of nobody else", async () => {
      const [ann, again, other] = [openAurelune(app), openAurelune(app), openAurelune(app)];
      await ann.registerAs("everywhere");
      await other.registerAs("elsewhere1");
      await again.loginAs("everywhere");
      await again.getBalance();
      await ann.get(logout, { all: true });
      expect(await again.refuse(getBalance, {})).toBe("login.not.session");
      expect((await other.getBalance()).sumBalance).toBe("100000.00");
    });

    it("LG-24: ends after 30 idle minutes and after its last day, and stores no token", async () => {
      const ann = openAurelune(app);
      const { token = "" } = await ann.registerAs("idleanna");
      const age = (column: "seen_at" | "expires_at", by: string) =>
        sql`update sessions set ${sql.ref(column)} = clock_timestamp() - ${by}::interval where member_id = (select id from members where username_key = 'idleanna')`.execute(
          app.services.db,
        );
      await age("seen_at", "29 minutes");
      app.services.sessions.clear();
      expect((await ann.call(getBalance, {})).status).toBe(200);
      await age("seen_at", "31 minutes");
      app.services.sessions.clear();
      expect((await ann.call(getBalance, {})).status).toBe(401);
      await ann.loginAs("idleanna");
      await age("expires_at", "1 second");
      app.services.sessions.clear();
      expect((await ann.call(getBalance, {})).status).toBe(401);
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from sessions where token_hash like ${`%${token}%`}`.execute(app.services.db);
      expect(rows[0]?.n).toBe(0);
    });
  });

  describe("free play", () => {
    it("LG-20, AP-02: platform W gives a trial account with play money for two hours, which real records never see", async () => {
      const ann = openAurelune(app);
      const { statusCode } = await ann.send(loginFreePlay, { platform: "X", language: "EN" });
      expect(statusCode).toBe(400);
      const value = await ann.get(loginFreePlay, { platform: "W", language: "EN" });
      expect(value).toMatchObject({ type: "TRIAL", isAgent: 4 });
      expect(value.expiresAt - Date.now()).toBeLessThanOrEqual(7_200_000);
      ann.setToken(value.token);
      expect((await ann.getBalance()).sumBalance).toBe("10000000.00");
      const refused = { status: 403, body: { errorCode: "trial.not.allowed" } };
      expect(await ann.call(listTransactions, {})).toMatchObject(refused);
      expect(await ann.call(listFavouriteIds, {})).toMatchObject(refused);
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ledger.entries where account like ${`member:${value.id}:%`}`.execute(
        app.services.db,
      );
      expect(rows[0]?.n).toBe(0);
      expect(await ann.refuse(login, attempt(value.userName, ""))).toBe("login.credentials.invalid");
    });
  });
});
