import {
  changePassword,
  confirmTotp,
  getMemberInfo,
  getSecondFactor,
  login,
  type LoginRequest,
  removeTotp,
  renewRecoveryCodes,
  sendLoginCode,
  startTotp,
} from "@marquee/contract";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, openAccount, turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { readCode } from "../../../test/outbox.ts";
import { openAurelune, passwordOf, type Visitor } from "../../../test/visitor.ts";
import type { App } from "../../app.ts";
import { givePassword } from "../../operator/accounts.ts";

const password = passwordOf("AURELUNE");
const stepMs = 30_000;

interface Challenge {
  readonly challengeId: string;
  readonly methods: readonly string[];
  readonly reason: string;
}

describe("second step of a login", () => {
  let app: TestApp;
  let second: App;

  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1" });
    second = await app.openBeside();
    await turn(app, "on", "TFA3", "SECCEN3", "PASSWORD3");
  });
  afterAll(() => app.close());

  const begin = async (
    visitor: Visitor,
    name: string,
    headers: Record<string, string> = {},
    typed = password,
  ): Promise<Challenge> => {
    const request = { type: "username", username: name, password: typed, side: "MEMBER", deviceId: "device" } as const;
    const { body } = await visitor.call(login, request, { headers });
    if (body.success || body.errorCode !== "login.second.factor.required") throw new Error(JSON.stringify(body));
    return JSON.parse(JSON.stringify(body.value));
  };
  const toSecond = (challengeId: string, code: string, more: Partial<LoginRequest> = {}): LoginRequest => ({
    type: "username",
    side: "MEMBER",
    deviceId: "device",
    ...more,
    secondFactor: { challengeId, method: "TOTP", code },
  });
  /** The code of an app whose clock is a step ahead, some steps from there: one step later it is still in time. */
  const toCode = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + (steps + 1) * stepMs });
  const addApp = async ({ visitor }: Account): Promise<{ secret: string; recoveryCodes: readonly string[] }> => {
    const { secret, uri } = await visitor.get(startTotp, { password });
    expect(uri).toMatch(/^otpauth:\/\/totp\/Aurelune:/);
    const { recoveryCodes } = await visitor.get(confirmTotp, { code: toCode(secret, -1) });
    return { secret, recoveryCodes };
  };

  it("LG-15, X-19: with an app the password alone opens nothing; a code does, once, and not on another device", async () => {
    const account = await openAccount(app, "factor");
    expect(await account.visitor.get(getSecondFactor, {})).toEqual({ since: null, recoveryCodesLeft: 0 });
    const { secret, recoveryCodes } = await addApp(account);
    expect(recoveryCodes).toHaveLength(10);
    expect((await account.visitor.get(getSecondFactor, {})).recoveryCodesLeft).toBe(10);
    const visitor = openAurelune(app);
    const { challengeId, methods, reason } = await begin(visitor, account.name);
    expect([methods, reason]).toEqual([["TOTP"], "TWO_FACTOR"]);
    expect(await visitor.refuse(login, toSecond(challengeId, toCode(secret), { deviceId: "other" }))).toBe(
      "login.second.factor.expired",
    );
    expect(await visitor.refuse(login, toSecond(challengeId, "000000"))).toBe("sms.code.invalid");
    const code = toCode(secret);
    const { token } = await visitor.get(login, toSecond(challengeId, code));
    visitor.setToken(token);
    expect((await visitor.get(getMemberInfo, {})).account).toBe(account.name);
    expect(await visitor.refuse(login, toSecond(challengeId, toCode(secret, 1)))).toBe("login.second.factor.expired");
    // The same step's code in a new login.
    const again = await begin(visitor, account.name);
    expect(await visitor.refuse(login, toSecond(again.challengeId, code))).toBe("sms.code.expired");
  });

  it("LG-11, LG-18: a given password that was typed before the second step need not be typed again for the change", async () => {
    const account = await openAccount(app, "factor");
    const { secret } = await addApp(account);
    const { db, passwords } = app.services;
    const given = await givePassword(db, passwords, { actor: "olga", merchant: "aurelune", member: account.name });
    const visitor = openAurelune(app);
    const { challengeId } = await begin(visitor, account.name, {}, given.password);
    const session = await visitor.get(login, toSecond(challengeId, toCode(secret)));
    expect(session.forceChangePassword).toBe(true);
    visitor.setToken(session.token);
    const next = { newPassword: "Golden#Sun77", confirmNewPassword: "Golden#Sun77" };
    visitor.setToken((await visitor.get(changePassword, next)).token);
    expect((await visitor.get(getMemberInfo, {})).account).toBe(account.name);
  });

  it("X-19: one code sent to two gateways at once logs in once; a recovery code works once", async () => {
    const account = await openAccount(app, "factor");
    const { secret, recoveryCodes } = await addApp(account);
    const [one, two] = [openAurelune(app), openAurelune(second)];
    const challenges = await Promise.all([begin(one, account.name), begin(two, account.name)]);
    const code = toCode(secret);
    const answers = await Promise.all(
      challenges.map(({ challengeId }, index) => (index === 0 ? one : two).call(login, toSecond(challengeId, code))),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    const [recovery = ""] = recoveryCodes;
    const third = await begin(one, account.name);
    await one.get(login, toSecond(third.challengeId, recovery.toUpperCase().replace("-", " ")));
    const fourth = await begin(one, account.name);
    expect(await one.refuse(login, toSecond(fourth.challengeId, recovery))).toBe("sms.code.invalid");
    const { rows } = await sql<{ text: string }>`
      select f::text as text from second_factors f union all select r::text from recovery_codes r`.execute(
      app.services.db,
    );
    const stored = rows.map(({ text }) => text).join("\n");
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(recovery.replace("-", ""));
  });

  it("LG-15: five wrong codes end a challenge, six lock the step, however many logins are started; the password is not locked", async () => {
    const account = await openAccount(app, "factor");
    const { secret } = await addApp(account);
    const visitor = openAurelune(app);
    const first = await begin(visitor, account.name);
    const tries = await Promise.all(
      Array.from({ length: 7 }, () => visitor.call(login, toSecond(first.challengeId, "000000"))),
    );
    const codes = tries.map(({ body }) => (body.success ? "in" : body.errorCode)).toSorted();
    expect(codes.filter((code) => code === "sms.code.invalid")).toHaveLength(5);
    expect(codes.filter((code) => code === "login.second.factor.expired")).toHaveLength(2);
    const next = await begin(visitor, account.name);
    await visitor.refuse(login, toSecond(next.challengeId, "000000"));
    expect(await visitor.refuse(login, toSecond(next.challengeId, toCode(secret)))).toBe("login.locked");
  });

  it("LG-15: a challenge ends after five minutes, and when the password changes", async () => {
    const account = await openAccount(app, "factor");
    const { secret } = await addApp(account);
    const visitor = openAurelune(app);
    const old = await begin(visitor, account.name);
    await sql`update login_challenges set expires_at = clock_timestamp()`.execute(app.services.db);
    expect(await visitor.refuse(login, toSecond(old.challengeId, toCode(secret)))).toBe("login.second.factor.expired");
    const open = await begin(visitor, account.name);
    const changed = { newPassword: "Brand#New42x", confirmNewPassword: "Brand#New42x" };
    await account.visitor.get(changePassword, { oldPassword: password, ...changed });
    expect(await visitor.refuse(login, toSecond(open.challengeId, toCode(secret)))).toBe("login.second.factor.expired");
  });

  it("X-19: a new app, new recovery codes and the removal require the password; after the removal logins need no code", async () => {
    const account = await openAccount(app, "factor");
    const { visitor, name } = account;
    expect(await visitor.refuse(startTotp, { password: "wrong" })).toBe("password.old.invalid");
    const { recoveryCodes } = await addApp(account);
    expect(await visitor.refuse(startTotp, { password })).toBe("request.invalid");
    expect(await visitor.refuse(renewRecoveryCodes, { password: "wrong" })).toBe("password.old.invalid");
    const renewed = await visitor.get(renewRecoveryCodes, { password });
    const { challengeId } = await begin(openAurelune(app), name);
    expect(await openAurelune(app).refuse(login, toSecond(challengeId, recoveryCodes[0] ?? ""))).toBe(
      "sms.code.invalid",
    );
    await openAurelune(app).get(login, toSecond(challengeId, renewed.recoveryCodes[0] ?? ""));
    expect(await visitor.refuse(removeTotp, { password: "wrong" })).toBe("password.old.invalid");
    await visitor.get(removeTotp, { password });
    await openAurelune(app).loginAs(name);
  });

  it("LG-15: with TFA3 off no app is asked for; on again, it is as before", async () => {
    const account = await openAccount(app, "factor");
    await addApp(account);
    await turn(app, "off", "TFA3");
    await openAurelune(app).loginAs(account.name);
    await turn(app, "on", "TFA3");
    await begin(openAurelune(app), account.name);
  });

  it("LG-14: a login from a new network needs a code by mail or phone once, and the network is known from then on", async () => {
    const { name, email, mobile } = await openAccount(app, "network");
    await turn(app, "on", "NEWIP3");
    const there = { "x-forwarded-for": "203.0.113.80" };
    const visitor = openAurelune(app);
    // Registered from here: known.
    await visitor.loginAs(name);
    visitor.setToken(undefined);
    const { challengeId, methods, reason } = await begin(visitor, name, there);
    expect([methods, reason]).toEqual([["EMAIL", "SMS"], "NEW_IP"]);
    const send = { challengeId, deviceId: "device" };
    expect(await visitor.get(sendLoginCode, { ...send, method: "EMAIL" })).toMatchObject({
      channel: "EMAIL",
      mask: "n***@mail.example",
    });
    expect(await visitor.refuse(sendLoginCode, { ...send, deviceId: "other", method: "SMS" })).toBe(
      "login.second.factor.expired",
    );
    const byMail = (code: string): LoginRequest => ({
      type: "username",
      side: "MEMBER",
      deviceId: "device",
      secondFactor: { challengeId, method: "EMAIL", code },
    });
    const code = await readCode(app, email);
    expect(await visitor.refuse(login, byMail(code === "000000" ? "000001" : "000000"), { headers: there })).toBe(
      "sms.code.invalid",
    );
    await visitor.get(login, byMail(code), { headers: there });
    // The same network, another address of it.
    const near = { "x-forwarded-for": "203.0.113.99" };
    await visitor.get(
      login,
      { type: "username", username: name, password, side: "MEMBER", deviceId: "another" },
      { headers: near },
    );
    const far = { "x-forwarded-for": "198.51.100.7" };
    const byPhone = await begin(visitor, name, far);
    await visitor.get(sendLoginCode, { challengeId: byPhone.challengeId, deviceId: "device", method: "SMS" });
    const secondFactor = {
      challengeId: byPhone.challengeId,
      method: "SMS",
      code: await readCode(app, mobile),
    } as const;
    await visitor.get(login, { type: "username", side: "MEMBER", deviceId: "device", secondFactor }, { headers: far });
    await turn(app, "off", "NEWIP3");
  });

  it("LG-14: without NEWIP3, or for a member whom no code can reach, a new network needs no code", async () => {
    const { name } = await openAccount(app, "network");
    const there = { headers: { "x-forwarded-for": "192.0.2.44" } };
    const request = { type: "username", username: name, password, side: "MEMBER", deviceId: "device" } as const;
    await openAurelune(app).get(login, request, there);
    await turn(app, "on", "NEWIP3");
    const bare = openAurelune(app);
    await bare.registerAs("networkbare");
    await bare.get(login, { ...request, username: "networkbare" }, { headers: { "x-forwarded-for": "192.0.2.99" } });
    await turn(app, "off", "NEWIP3");
  });
});
