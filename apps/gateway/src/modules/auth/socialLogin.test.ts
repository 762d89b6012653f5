import {
  changePassword,
  confirmTotp,
  getMemberInfo,
  listSocialProviders,
  login,
  register,
  type RegisterRequest,
  startSocialLogin,
  startTotp,
} from "@marquee/contract";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apply, turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import {
  beginSocial,
  signInAt,
  type SocialHouse,
  startSocialHouse,
  toSocialLogin,
  toTicket,
} from "../../../test/socialHouse.ts";
import { openAurelune, openKickline, passwordOf, toRegistration, type Visitor } from "../../../test/visitor.ts";
import { givePassword } from "../../operator/accounts.ts";
import { setBlock } from "../../operator/registrations.ts";
import { tables } from "../../../test/tables.ts";

const password = passwordOf("AURELUNE");

describe("social login", () => {
  let house: SocialHouse;
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    house = await startSocialHouse();
    app = await openTestApp({ MARQUEE_SOCIAL_FILE: house.socialFile, MARQUEE_TRUST_PROXY: "127.0.0.1" });
    await switchModules(app, "aurelune", { SOCLOGIN3: "on", SLGOOGLE3: "on", SLLINE3: "on" });
  });
  afterAll(async () => {
    await app.close();
    await house.stop();
  });

  const toName = (): string => `person${(serial += 1)}x`;
  const signIn = async (account: string, visitor = openAurelune(app)) =>
    (await signInAt(house, visitor, "GOOGLE", account)).body;
  const toCode = (body: Awaited<ReturnType<typeof signIn>>): string => (body.success ? "in" : body.errorCode);
  const setStatus = async (name: string, status: string): Promise<void> => {
    const { db } = app.services;
    await tables(db).updateTable("members").set({ status }).where("username_key", "=", name).execute();
  };

  /** Registers by Google. @returns the answer of the registration */
  async function enroll(account: string, more: Partial<RegisterRequest> = {}, visitor: Visitor = openAurelune(app)) {
    const first = await signInAt(house, openAurelune(app), "GOOGLE", account);
    const form = { ...toRegistration(account, "AURELUNE"), socialTicket: toTicket(first.body), ...more };
    return { answer: await visitor.call(register, form, first.sent), form, sent: first.sent };
  }

  it("X-75: whoever registers by a provider may also log in by password, and every other account stays another", async () => {
    const name = toName();
    const { answer } = await enroll(name);
    expect(answer.body).toMatchObject({ success: true, value: { userName: name, session: { firstTimeLogin: true } } });
    expect((await openAurelune(app).loginAs(name)).userName).toBe(name);
    const visitor = openAurelune(app);
    const again = await signIn(name, visitor);
    if (!again.success) throw new Error(again.errorCode);
    visitor.setToken(again.value.token);
    expect((await visitor.get(getMemberInfo, {})).account).toBe(name);
  });

  it("X-75: a refused form is sent again with its ticket, which is good in one browser and for one member", async () => {
    const [name, taken] = [toName(), toName()];
    await openAurelune(app).registerAs(taken);
    const { answer, form, sent } = await enroll(name, { username: taken });
    expect(answer.body).toMatchObject({ errorCode: "username.taken" });
    const visitor = openAurelune(app);
    const stranger = await beginSocial(visitor, "GOOGLE");
    const right = { ...form, username: name };
    expect(await visitor.refuse(register, right)).toBe("social.failed");
    expect(await visitor.refuse(register, right, stranger.sent)).toBe("social.failed");
    expect(await visitor.refuse(register, { ...right, socialTicket: "guess" }, sent)).toBe("social.failed");
    const names = [name, toName(), toName(), toName()];
    const all = names.map((username) => visitor.call(register, { ...right, username, login: false }, sent));
    const codes = (await Promise.all(all)).map(({ body }) => (body.success ? "in" : body.errorCode));
    expect(codes.toSorted()).toEqual(["in", "social.taken", "social.taken", "social.taken"]);
    const rows = await tables(app.services.db)
      .selectFrom("members")
      .select("username")
      .where("tenant_id", "=", "aurelune")
      .where("username_key", "in", names)
      .execute();
    expect(rows).toHaveLength(1);
  });

  it("X-75, X-20: fields, terms, limits and lists hold for whoever registers by a provider", async () => {
    expect((await enroll(toName(), { termsAccepted: false })).answer.body).toMatchObject({
      errorCode: "terms.required",
    });
    expect((await enroll(toName(), { password: "short" })).answer.body).toMatchObject({ errorCode: "fields" });
    expect((await enroll(toName(), { birthday: "2020-01-01" })).answer.body).toMatchObject({ errorCode: "age.under" });
    const block = { actor: "test", merchant: "aurelune", kind: "name", value: "Blocked Name" } as const;
    await setBlock(app.services.db, { ...block, state: "on" });
    const blocked = await enroll(toName(), { payeeName: "Blocked Name" });
    expect(blocked.answer.body).toMatchObject({ errorCode: "register.disabled" });
    await turn(app, "on", "GEETEST3");
    expect((await enroll(toName())).answer.body).toMatchObject({ errorCode: "geetest.failed" });
    await turn(app, "off", "GEETEST3");
    await turn(app, "off", "DIRECTREG3");
    expect((await enroll(toName())).answer.body).toMatchObject({ errorCode: "function.not.available" });
    await turn(app, "on", "DIRECTREG3");
    const { limits } = app.services.config;
    Object.assign(app.services.config, { limits: { ...limits, registrationsPerDay: 1 } });
    expect((await enroll(toName())).answer.body).toMatchObject({ errorCode: "register.limit.ip" });
    Object.assign(app.services.config, { limits });
  });

  it("X-75, LG-15: with an authenticator app the provider alone opens nothing", async () => {
    await turn(app, "on", "TFA3", "SECCEN3");
    const name = toName();
    const visitor = openAurelune(app);
    const { answer } = await enroll(name, {}, visitor);
    if (!answer.body.success) throw new Error(answer.body.errorCode);
    visitor.setToken(answer.body.value.token);
    const { secret } = await visitor.get(startTotp, { password });
    const toTotp = (steps: number): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + (steps + 1) * 30_000 });
    await visitor.get(confirmTotp, { code: toTotp(-1) });
    const body = await signIn(name);
    expect(body).toMatchObject({
      errorCode: "login.second.factor.required",
      value: { methods: ["TOTP"], reason: "TWO_FACTOR" },
    });
    const challengeId = String(Reflect.get(Object(Reflect.get(body, "value")), "challengeId"));
    const second = { challengeId, method: "TOTP", code: toTotp(0) } as const;
    const request = { type: "social", side: "MEMBER", deviceId: "test", secondFactor: second } as const;
    expect((await openAurelune(app).get(login, request)).userName).toBe(name);
  });

  it("X-75, LG-14: from a new network the provider's answer is asked about as a password is", async () => {
    const name = toName();
    await enroll(name, { email: `${name}@mail.example` });
    await tables(app.services.db)
      .updateTable("members")
      .set({ email_confirmed_at: new Date() })
      .where("username_key", "=", name)
      .execute();
    await turn(app, "on", "NEWIP3");
    const { url, sent } = await beginSocial(openAurelune(app), "GOOGLE");
    const response = await house.choose(url, name);
    const headers = { ...sent.headers, "x-forwarded-for": "198.51.100.77" };
    const { body } = await openAurelune(app).call(login, toSocialLogin("GOOGLE", response), { headers });
    await turn(app, "off", "NEWIP3");
    expect(body).toMatchObject({ errorCode: "login.second.factor.required", value: { reason: "NEW_IP" } });
  });

  it("X-75, LG-11: a password that others gave must be changed whatever way leads in; an expired one is not asked for", async () => {
    const name = toName();
    await enroll(name);
    await apply(app, { kind: "setting", merchant: "aurelune", subject: "passwordDays", state: "1" });
    await turn(app, "on", "PASSWORD3", "PWDEXPFORCECHANGE3");
    const { db, passwords } = app.services;
    const old = new Date(Date.now() - 9 * 86_400_000);
    await tables(db).updateTable("members").set({ password_set_at: old }).where("username_key", "=", name).execute();
    expect(await openAurelune(app).loginAs(name)).toMatchObject({ forceChangePassword: true });
    expect(await signIn(name)).toMatchObject({
      success: true,
      value: { forceChangePassword: false, passwordExpired: false },
    });
    await apply(app, { kind: "setting", merchant: "aurelune", subject: "passwordDays", state: "off" });
    const given = await givePassword(db, passwords, { actor: "olga", merchant: "aurelune", member: name });
    const visitor = openAurelune(app);
    const body = await signIn(name, visitor);
    expect(body).toMatchObject({ success: true, value: { forceChangePassword: true } });
    visitor.setToken(body.success ? body.value.token : undefined);
    expect(await visitor.refuse(getMemberInfo, {})).toBe("password.change.required");
    const next = { newPassword: "Golden#Sun77", confirmNewPassword: "Golden#Sun77" };
    // The provider opened the session, so whoever has its account sets no password without the one that is there.
    expect(await visitor.refuse(changePassword, next)).toBe("fields");
    expect(await visitor.refuse(changePassword, { ...next, oldPassword: "wrong" })).toBe("password.old.invalid");
    visitor.setToken((await visitor.get(changePassword, { ...next, oldPassword: given.password })).token);
    expect((await visitor.get(getMemberInfo, {})).account).toBe(name);
  });

  it("X-75, LG-06: a frozen or closed account, and one of the other side, is refused", async () => {
    const name = toName();
    await enroll(name);
    await setStatus(name, "FROZEN");
    expect(toCode(await signIn(name))).toBe("account.frozen");
    await setStatus(name, "CLOSED");
    expect(toCode(await signIn(name))).toBe("account.closed");
    await setStatus(name, "ACTIVE");
    expect(toCode(await signIn(name))).toBe("in");
    const { url, sent } = await beginSocial(openAurelune(app), "GOOGLE");
    const request = { ...toSocialLogin("GOOGLE", await house.choose(url, name)), side: "AGENT" } as const;
    expect(await openAurelune(app).refuse(login, request, sent)).toBe("login.not.agent");
  });

  it("X-75, EN-11: SOCLOGIN3 and each provider's own flag close the calls, also for a sign-in that has begun", async () => {
    const visitor = openAurelune(app);
    for (const module of ["SLGOOGLE3", "SOCLOGIN3"]) {
      const [first, sent] = [
        await signInAt(house, openAurelune(app), "GOOGLE", toName()),
        await beginSocial(visitor, "GOOGLE"),
      ];
      const response = await house.choose(sent.url, toName());
      await turn(app, "off", module);
      expect(await visitor.refuse(startSocialLogin, { provider: "GOOGLE" })).toBe("function.not.available");
      expect(await visitor.refuse(login, toSocialLogin("GOOGLE", response), sent.sent)).toBe("function.not.available");
      const form = { ...toRegistration(toName(), "AURELUNE"), socialTicket: toTicket(first.body) };
      expect(await visitor.refuse(register, form, first.sent)).toBe("function.not.available");
      if (module === "SLGOOGLE3") expect(await visitor.get(listSocialProviders, {})).toEqual({ providers: ["LINE"] });
      else expect(await visitor.refuse(listSocialProviders, {})).toBe("function.not.available");
      await turn(app, "on", module);
    }
    expect(await visitor.get(listSocialProviders, {})).toEqual({ providers: ["GOOGLE", "LINE"] });
    // A merchant that has never had it.
    expect(await openKickline(app).refuse(startSocialLogin, { provider: "GOOGLE" })).toBe("function.not.available");
  });

  it("X-75: another merchant's member, state and ticket are none here", async () => {
    await switchModules(app, "kickline", { SOCLOGIN3: "on", SLGOOGLE3: "on" });
    const name = toName();
    await enroll(name);
    const there = openKickline(app);
    expect(toCode(await signIn(name, there))).toBe("social.unlinked");
    const { url, sent } = await beginSocial(openAurelune(app), "GOOGLE");
    const response = await house.choose(url, name);
    expect(await there.refuse(login, toSocialLogin("GOOGLE", response), sent)).toBe("social.failed");
    const first = await signInAt(house, openAurelune(app), "GOOGLE", toName());
    const form = { ...toRegistration(toName(), "KICKLINE"), socialTicket: toTicket(first.body) };
    expect(await there.refuse(register, form, first.sent)).toBe("social.failed");
  });

  it("X-75: an answer without its provider, a megabyte of it, NUL and __proto__ are refused and find nobody", async () => {
    const visitor = openAurelune(app);
    const base = { type: "social", side: "MEMBER", deviceId: "test" } as const;
    expect(await visitor.refuse(login, base)).toBe("fields");
    expect(await visitor.refuse(login, toSocialLogin("GOOGLE", "x".repeat(8_001)))).toBe("request.invalid");
    expect(await visitor.refuse(login, toSocialLogin("GOOGLE", "x".repeat(1_000_000)))).toBe("body.too.large");
    expect(await visitor.refuse(login, toSocialLogin("GOOGLE", "state=\0"))).toBe("request.invalid");
    expect(await visitor.refuse(login, toSocialLogin("GOOGLE", "__proto__=1&state=__proto__"))).toBe("social.failed");
    const strange = { provider: "constructor" as "GOOGLE" };
    expect(await visitor.refuse(startSocialLogin, strange)).toBe("request.invalid");
  });
});
