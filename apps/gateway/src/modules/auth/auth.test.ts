import {
  getBalance,
  getCaptcha,
  getCaptchaChallenge,
  getMemberInfo,
  getRegisterRules,
  listFavouriteIds,
  listTransactions,
  login,
  loginFreePlay,
  logout,
  register,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { solveChallenge } from "../../../test/solveChallenge.ts";
import { openAurelune, openKickline, passwordOf, toRegistration } from "../../../test/visitor.ts";
import { applySwitch } from "../../operator/applySwitch.ts";

const attempt = (username: string, password: string) => ({ type: "username", username, password, side: "MEMBER", deviceId: "d" }) as const;

describe("auth", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  describe("registration", () => {
    it("RG-13, VL-48: the rules come from the server, and the server holds to them", async () => {
      const ann = openAurelune(app);
      const { fields } = await ann.get(getRegisterRules, {});
      expect(fields["password"]).toMatchObject({ enabled: "1", required: "1", patternId: 18, minLength: 10, maxLength: 64 });
      expect((await openKickline(app).get(getRegisterRules, {})).fields["password"]).toMatchObject({ patternId: 4, minLength: 6, maxLength: 12 });
      const wrong = { ...toRegistration("1bad", "AURELUNE"), password: "short", confirmPassword: "other", birthday: "1990-02-30", email: "a@b" };
      expect((await ann.call(register, wrong)).body).toMatchObject({
        errorCode: "fields",
        fields: [
          { name: "username", rule: "length", min: 6, max: 16 },
          { name: "password", rule: "length", min: 10, max: 64 },
          { name: "email", rule: "length" },
          { name: "birthday", rule: "date" },
          { name: "confirmPassword", rule: "match" },
        ],
      });
    });

    it("RG-28, RG-23: refuses who is too young today at the merchant, and who does not agree to the terms", async () => {
      const today = new Date();
      const years = (count: number) => `${today.getUTCFullYear() - count}-01-01`;
      const [ann, kim] = [openAurelune(app), openKickline(app)];
      expect(await ann.refuse(register, { ...toRegistration("youngann", "AURELUNE"), birthday: years(17) })).toBe("age.under");
      expect(await kim.refuse(register, { ...toRegistration("youngkim", "KICKLINE"), birthday: years(19) })).toBe("age.under");
      expect(await ann.refuse(register, { ...toRegistration("noterms1", "AURELUNE"), termsAccepted: false })).toBe("terms.required");
    });

    it("RG-19, WL-13: makes member, credit and session together; the name is taken in any case", async () => {
      const ann = openAurelune(app);
      const { session, token } = await ann.registerAs("CreditAnn");
      expect(session).toMatchObject({ token, firstTimeLogin: true, isAgent: 0, type: "MEMBER", userName: "CreditAnn", lastLogin: null });
      expect((await ann.getBalance()).sumBalance).toBe("100000.00");
      expect(await openAurelune(app).refuse(register, toRegistration("creditann", "AURELUNE"))).toBe("username.taken");
      const { rows } = await sql<{ n: string }>`select count(*) as n from ledger.transfers where scope = 'signup' and key = ${`real:${session?.id}`}`.execute(app.services.db);
      expect(rows[0]?.n).toBe("1");
    });

    it("a mailbox and a number belong to one member each", async () => {
      const more = { email: "one@mail.example", mobileNum: "912345678" };
      await openAurelune(app).registerAs("mailann1", more);
      const again = { ...toRegistration("mailann2", "AURELUNE"), email: "ONE@mail.example" };
      expect(await openAurelune(app).refuse(register, again)).toBe("email.taken");
      expect(await openAurelune(app).refuse(register, { ...toRegistration("mailann3", "AURELUNE"), mobileNum: "912345678" })).toBe("mobile.taken");
    });

    it("RG-24, AP-16, AP-77: PUT registers as POST does, answers a success flag and a value, and without `login` no session", async () => {
      const request = { ...toRegistration("putannput", "AURELUNE"), login: false };
      const { body } = await openAurelune(app).call(register, request, { method: "PUT" });
      expect(body).toMatchObject({ success: true, value: { userName: "putannput", autoAccount: false } });
      expect(body).not.toHaveProperty("value.token");
    });

    it("is closed when visitors may not register, and counts an address's registrations", async () => {
      const set = async (state: "on" | "off") => {
        await applySwitch(app.services.db, { kind: "module", merchant: "aurelune", subject: "DIRECTREG3", state }, "test");
        await app.services.directory.refresh();
      };
      await set("off");
      expect(await openAurelune(app).refuse(register, toRegistration("lateann1", "AURELUNE"))).toBe("register.disabled");
      await set("on");
      const few = await openTestApp();
      const limits = { ...few.services.config.limits, registrationsPerDay: 1 };
      Reflect.set(few.services.config, "limits", limits);
      await openAurelune(few).registerAs("firstann");
      expect(await openAurelune(few).refuse(register, toRegistration("secondann", "AURELUNE"))).toBe("register.limit.ip");
      await few.close();
    });
  });

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
      for (const visitor of [ann, kim]) expect(await visitor.call(getBalance, {})).toMatchObject({ status: 401, body: { errorCode: "login.not.session" } });
    });
  });

  describe("login", () => {
    it("LG-01, LG-08, X-14: trims the name, gives a new token each time and tells of the login before", async () => {
      const ann = openAurelune(app);
      const first = (await ann.registerAs("loginann")).token;
      const second = await ann.loginAs("  LOGINann ");
      expect(second.token).not.toBe(first);
      expect(second).toMatchObject({ firstTimeLogin: false, lastLogin: { ip: "127.0.0.1" } });
      expect(await openAurelune(app).refuse(login, { ...attempt("loginann", passwordOf("AURELUNE")), side: "AGENT" })).toBe("login.not.agent");
    });

    it("AP-01, EN-08: the right pair answers a token and its facts, a wrong one a code", async () => {
      await openAurelune(app).registerAs("rightpair");
      const value = await openAurelune(app).loginAs("rightpair");
      expect(value).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), firstTimeLogin: false, passwordExpired: false, userName: "rightpair" });
      expect(await openAurelune(app).call(login, attempt("rightpair", "wrong"))).toMatchObject({ status: 200, body: { success: false, errorCode: "login.credentials.invalid" } });
    });

    it("LG-03: after three failures a captcha is asked; each picture and each challenge is good for one try", async () => {
      const ann = openAurelune(app);
      await ann.registerAs("captchaann");
      for (let time = 0; time < 3; time += 1) await ann.refuse(login, attempt("captchaann", "wrong"));
      const right = attempt("captchaann", passwordOf("AURELUNE"));
      expect(await ann.refuse(login, right)).toBe("captcha.required");
      const { challenge } = await ann.get(getCaptchaChallenge, {});
      const captchaProof = solveChallenge(challenge);
      for (let time = 0; time < 3; time += 1) expect(await openKickline(app).refuse(login, attempt("captchaann", "wrong"))).toBe("login.credentials.invalid");
      expect(await openKickline(app).refuse(login, { ...right, captchaProof })).toBe("captcha.invalid");
      expect(await ann.refuse(login, { ...right, captchaProof: captchaProof.replace(/\d+}$/, "1}") })).toBe("captcha.invalid");
      const { challenge: next } = await ann.get(getCaptchaChallenge, {});
      const proof = solveChallenge(next);
      expect((await ann.get(login, { ...right, captchaProof: proof })).userName).toBe("captchaann");
      // The name's failures stand: they ask for a captcha again.
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
          const { body } = await ann.call(login, { ...attempt(name, "wrong"), captchaProof: solveChallenge(challenge) });
          codes.push(body.success ? "in" : `${body.errorCode} ${JSON.stringify(body.value ?? {})} ${body.retryAfter === undefined}`);
        }
        return codes;
      };
      await openAurelune(app).registerAs("lockedann");
      const known = await outcomes("lockedann");
      expect(known.slice(-2)).toEqual([expect.stringContaining("login.locked"), expect.stringContaining("login.locked")]);
      expect(await outcomes("nobodyatall")).toEqual(known);
    });

    it("a frozen member is told so with the right password only, and an open session cannot play on", async () => {
      const ann = openAurelune(app);
      await ann.registerAs("frozenann");
      await applySwitch(app.services.db, { kind: "member", merchant: "aurelune", subject: "FrozenAnn", state: "frozen" }, "test");
      await app.services.directory.refresh();
      expect(await ann.launchFirst().catch((error: Error) => error.message)).toContain("account.frozen");
      expect(await openAurelune(app).refuse(login, attempt("frozenann", passwordOf("AURELUNE")))).toBe("account.frozen");
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
        sql`update sessions set ${sql.ref(column)} = clock_timestamp() - ${by}::interval where member_id = (select id from members where username_key = 'idleanna')`.execute(app.services.db);
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
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from sessions where token_hash like ${`%${token}%`}`.execute(app.services.db);
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
      expect((await ann.getBalance()).sumBalance).toBe("10000.00");
      const refused = { status: 403, body: { errorCode: "trial.not.allowed" } };
      expect(await ann.call(listTransactions, {})).toMatchObject(refused);
      expect(await ann.call(listFavouriteIds, {})).toMatchObject(refused);
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ledger.entries where account like ${`member:${value.id}:%`}`.execute(app.services.db);
      expect(rows[0]?.n).toBe(0);
      expect(await ann.refuse(login, attempt(value.userName, ""))).toBe("login.credentials.invalid");
    });
  });
});
