import {
  confirmPasswordReset,
  forgotPassword,
  getMemberInfo,
  resetPasswordBySms,
  sendSmsCode,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, apply, openAccount, turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { readCode, readOutbox } from "../../../test/outbox.ts";
import { openAurelune, passwordOf, type Visitor } from "../../../test/visitor.ts";
import { createPasskey, listStoredPasskeys } from "../../authentication/passkeys/passkeyStore.ts";
import { addSocialIdentity, listSocialIdentities } from "../../authentication/social/socialIdentityStore.ts";
import { tables } from "../../../test/tables.ts";

const next = "Brand#New42x";
const old = passwordOf("AURELUNE");

describe("forgotten passwords", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    await turn(app, "on", "PASSWORD3", "FORGMAIL3", "CHNGPASSVERIF3", "SMSCODE3");
  });
  afterAll(() => app.close());

  /** The form as a browser sends it. */
  const sendForm = async (fields: Readonly<Record<string, string>>, type = "application/x-www-form-urlencoded") => {
    const response = await app.http.inject({
      method: "POST",
      url: forgotPassword.path,
      headers: { host: "aurelune.localhost:4800", language: "VI", "content-type": type },
      payload: new URLSearchParams(fields).toString(),
    });
    return response.json<{ success: boolean; value?: unknown; errorCode?: string; fields?: unknown }>();
  };
  const ask = ({ name, email }: Account) => sendForm({ username: ` ${name} `, email: email.toUpperCase() });
  const letGapPass = () =>
    sql`update verification_days set last_at = last_at - interval '61 seconds'`.execute(app.services.db);
  const readToken = async ({ email }: Account): Promise<string> => {
    const [mail] = (await readOutbox(app, email)).slice(-1);
    return mail?.["link"]?.split("#")[1] ?? "none";
  };
  const confirm = (visitor: Visitor, resetToken: string, newPassword = next) =>
    visitor.call(confirmPasswordReset, { resetToken, newPassword, deviceId: "d" });

  it("LG-16, AP-19, AP-61: the mailed link sets a password once, logs in, and ends every other session", async () => {
    const account = await openAccount(app, "forgot");
    expect(await ask(account)).toMatchObject({
      success: true,
      value: { sent: true, mask: "f***@mail.example", expiredMinutes: 30 },
    });
    const [mail] = await readOutbox(app, account.email);
    expect(mail?.["link"]).toMatch(/^http:\/\/aurelune\.localhost:4800\/reset-password#[A-Za-z0-9_-]{43}$/);
    const token = await readToken(account);
    const visitor = openAurelune(app);
    expect((await confirm(visitor, token, "short")).body).toMatchObject({ errorCode: "fields" });
    expect((await confirm(visitor, token, old)).body).toMatchObject({ errorCode: "password.same" });
    const uses = await Promise.all(Array.from({ length: 4 }, () => confirm(openAurelune(app), token)));
    const opened = uses.flatMap(({ body }) => (body.success ? [body.value] : []));
    expect(opened).toHaveLength(1);
    visitor.setToken(opened[0]?.token);
    expect((await visitor.get(getMemberInfo, {})).account).toBe(account.name);
    expect(await account.visitor.refuse(getMemberInfo, {})).toBe("login.not.session");
    await expect(openAurelune(app).loginAs(account.name, old)).rejects.toThrow("login.credentials.invalid");
    await openAurelune(app).loginAs(account.name, next);
    expect((await confirm(visitor, token)).body).toMatchObject({ errorCode: "reset.token.invalid" });
  });

  /** Gives an account a passkey and a linked account. @returns what lists those that are left */
  async function giveSignIns(account: Account): Promise<() => Promise<readonly object[]>> {
    const { db } = app.services;
    const { id: memberId } = await tables(db)
      .selectFrom("members")
      .select("id")
      .where("tenant_id", "=", "aurelune")
      .where("username_key", "=", account.name)
      .executeTakeFirstOrThrow();
    const who = { tenantId: "aurelune", memberId };
    const userAgent =
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";
    const passkey = { publicKey: "k", counter: 0, transports: [], userAgent };
    await createPasskey(db, who, { ...passkey, id: account.name });
    const identity = { issuer: "https://issuer.example", subject: account.name, name: account.name };
    await addSocialIdentity(db, who, { ...identity, provider: "GOOGLE" });
    return async () => [...(await listStoredPasskeys(db, who)), ...(await listSocialIdentities(db, who))];
  }

  it("LG-16, LG-21, X-19: passkeys and linked accounts end with the old password and are told, unless they are to stay", async () => {
    for (const keepSignIns of [undefined, false, true]) {
      const account = await openAccount(app, "forgot");
      const listLeft = await giveSignIns(account);
      await ask(account);
      const request = { resetToken: await readToken(account), newPassword: next, deviceId: "d" };
      const visitors = [openAurelune(app), openAurelune(app)];
      const choice = keepSignIns === undefined ? {} : { keepSignIns };
      await Promise.all(visitors.map((visitor) => visitor.call(confirmPasswordReset, { ...request, ...choice })));
      expect(await listLeft()).toHaveLength(keepSignIns === true ? 2 : 0);
      const told = (await readOutbox(app, account.email)).flatMap(({ ways }) => (ways === undefined ? [] : [ways]));
      expect(told).toEqual(keepSignIns === true ? [] : ["Chrome Linux, Google"]);
    }
  });

  it("LG-16: a link is invalid after thirty minutes, after a newer one, and after a password change; the database contains no token", async () => {
    const account = await openAccount(app, "forgot");
    await ask(account);
    const first = await readToken(account);
    expect(await ask(account)).toMatchObject({ errorCode: "rate.limited" });
    await letGapPass();
    await ask(account);
    const second = await readToken(account);
    expect((await confirm(openAurelune(app), first)).body).toMatchObject({ errorCode: "reset.token.invalid" });
    const { rows } = await sql<{ text: string }>`select r::text as text from password_resets r`.execute(
      app.services.db,
    );
    expect(rows.map(({ text }) => text).join()).not.toContain(second);
    await sql`update password_resets set expires_at = clock_timestamp()`.execute(app.services.db);
    expect((await confirm(openAurelune(app), second)).body).toMatchObject({ errorCode: "reset.token.invalid" });
    await letGapPass();
    await ask(account);
    const third = await readToken(account);
    await tables(app.services.db)
      .updateTable("members")
      .set({ password_hash: await app.services.passwords.hash("aurelune", "Other#Word77") })
      .where("username_key", "=", account.name)
      .execute();
    expect((await confirm(openAurelune(app), third)).body).toMatchObject({ errorCode: "reset.token.invalid" });
    expect(app.logged()).not.toContain(third);
  });

  it("ER-19, Q-35: an unknown pair gets the same answer and no mail; the merchant's setting turns the text on", async () => {
    const account = await openAccount(app, "forgot");
    const stranger = { ...account, email: `stranger.${account.email}` };
    expect(await ask(stranger)).toMatchObject({ success: true, value: { sent: true, mask: "s***@mail.example" } });
    expect(await readOutbox(app, stranger.email)).toEqual([]);
    expect(await sendForm({ username: "nobodyatall", email: account.email })).toMatchObject({ success: true });
    expect(await readOutbox(app, account.email)).toEqual([]);
    const setting = { kind: "setting", merchant: "aurelune", subject: "tellUnknownAccounts" } as const;
    await apply(app, { ...setting, state: "on" });
    await letGapPass();
    expect(await ask(stranger)).toMatchObject({ errorCode: "account.email.unknown" });
    await apply(app, { ...setting, state: "off" });
  });

  it("VL-14: empty and wrong fields are named; a form with unknown names, or for another call, changes nothing", async () => {
    expect(await sendForm({ username: "", email: "no mail" })).toMatchObject({
      errorCode: "fields",
      fields: [
        { name: "username", rule: "required" },
        { name: "email", rule: "pattern", patternId: 3 },
      ],
    });
    expect(await sendForm({ username: "x" })).toMatchObject({ errorCode: "request.invalid" });
    expect(await sendForm({ username: "x", email: "a@b.example", __proto__x: "1", constructor: "2" })).toMatchObject({
      success: true,
    });
    expect(await sendForm({ username: "x\u0000", email: "a@b.example" })).toMatchObject({
      errorCode: "request.invalid",
    });
    const other = await app.http.inject({
      method: "POST",
      url: sendSmsCode.path,
      headers: { host: "aurelune.localhost", "content-type": "application/x-www-form-urlencoded" },
      payload: "mobileNum=912345678&countryDialingCode=%2B84&purpose=RESET",
    });
    expect(other.json()).toMatchObject({ errorCode: "request.invalid" });
  });

  it("RP-23: FORGMAIL3 and CHNGPASSVERIF3 close their calls", async () => {
    await turn(app, "off", "FORGMAIL3", "CHNGPASSVERIF3");
    expect(await sendForm({ username: "x", email: "a@b.example" })).toMatchObject({
      errorCode: "function.not.available",
    });
    const visitor = openAurelune(app);
    const phone = { mobileNum: "0912345678", countryDialingCode: "+84" };
    expect(await visitor.refuse(sendSmsCode, { ...phone, purpose: "RESET" })).toBe("function.not.available");
    expect(
      await visitor.refuse(resetPasswordBySms, { ...phone, verificationCode: "1", newPassword: next, deviceId: "d" }),
    ).toBe("function.not.available");
    await turn(app, "on", "FORGMAIL3", "CHNGPASSVERIF3");
  });

  it("LG-17, AP-20, AP-62: a code sent to the phone sets a password once and logs in", async () => {
    const { name, mobile, typed, visitor: owner } = await openAccount(app, "forgot");
    const visitor = openAurelune(app);
    const asked = await visitor.call(sendSmsCode, { ...typed, purpose: "RESET" });
    expect(asked.body).toMatchObject({
      value: { expiredMinutes: 5, channel: "SMS", mask: `+84***${mobile.slice(-3)}` },
    });
    const cookie = asked.cookies.map(({ name: key, value }) => `${key}=${value}`).join("; ");
    const code = await readCode(app, mobile);
    const send = (newPassword: string, verificationCode = code, headers = { cookie }) =>
      visitor.call(resetPasswordBySms, { ...typed, verificationCode, newPassword, deviceId: "d" }, { headers });
    expect((await send("short")).body).toMatchObject({ errorCode: "fields" });
    expect((await send(next, code === "000000" ? "000001" : "000000")).body).toMatchObject({
      errorCode: "sms.code.invalid",
    });
    expect((await send(next, code, { cookie: "" })).body).toMatchObject({ errorCode: "sms.code.invalid" });
    const done = await send(next);
    expect(done.body).toMatchObject({ success: true, value: { userName: name } });
    expect((await send("Other#Word77")).body).toMatchObject({ errorCode: "sms.code.expired" });
    expect(await owner.refuse(getMemberInfo, {})).toBe("login.not.session");
    await openAurelune(app).loginAs(name, next);
  });

  it("LG-17, LG-21: a reset by phone names passkeys and linked accounts to who has typed the code, and waits for a word about them", async () => {
    for (const keepSignIns of [false, true]) {
      const account = await openAccount(app, "forgot");
      const listLeft = await giveSignIns(account);
      const visitor = openAurelune(app);
      const asked = await visitor.call(sendSmsCode, { ...account.typed, purpose: "RESET" });
      const cookie = asked.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const verificationCode = await readCode(app, account.mobile);
      const request = { ...account.typed, verificationCode, newPassword: next, deviceId: "d" };
      const send = (more: object) => visitor.call(resetPasswordBySms, { ...request, ...more }, { headers: { cookie } });
      const wrong = verificationCode === "000000" ? "000001" : "000000";
      const refused = await send({ verificationCode: wrong });
      expect(refused.body).toMatchObject({ errorCode: "sms.code.invalid" });
      expect(refused.body).not.toHaveProperty("value");
      const before = await send({});
      expect(before.body).toMatchObject({
        errorCode: "reset.choice.required",
        value: {
          passkeys: [{ browser: "Chrome", system: "Linux" }],
          social: [{ provider: "GOOGLE", name: account.name }],
        },
      });
      expect(await listLeft()).toHaveLength(2);
      await account.visitor.get(getMemberInfo, {});
      const ends = await Promise.all([send({ keepSignIns }), send({ keepSignIns })]);
      expect(ends.filter(({ body }) => body.success)).toHaveLength(1);
      expect(await listLeft()).toHaveLength(keepSignIns ? 2 : 0);
    }
  });

  it("Q-35: an unknown phone gets the same answer, no message, and every code is wrong", async () => {
    const visitor = openAurelune(app);
    const typed = { mobileNum: "0987000111", countryDialingCode: "+84" };
    const asked = await visitor.call(sendSmsCode, { ...typed, purpose: "RESET" });
    expect(asked.body).toMatchObject({ value: { expiredMinutes: 5, channel: "SMS", mask: "+84***111" } });
    expect(asked.cookies.map(({ name }) => name)).toEqual(["codeHolder"]);
    expect(await readOutbox(app, "+84987000111")).toEqual([]);
    expect(await visitor.refuse(sendSmsCode, { mobileNum: "12", countryDialingCode: "+84", purpose: "RESET" })).toBe(
      "mobile.invalid",
    );
  });
});
