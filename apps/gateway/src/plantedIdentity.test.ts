import {
  changePassword,
  confirmPasswordReset,
  confirmTotp,
  createLoginCode,
  forgotPassword,
  login,
  loginByCode,
  resetPasswordBySms,
  sendSmsCode,
  setPaymentPassword,
  startTotp,
} from "@marquee/contract";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Account, openAccount, turn } from "../test/account.ts";
import { dumpDatabase } from "../test/dumpDatabase.ts";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { readCode, readOutbox } from "../test/outbox.ts";
import { openAurelune, passwordOf, type Visitor } from "../test/visitor.ts";
import { sendMessages } from "./messages/sendMessages.ts";
import { givePassword } from "./operator/accounts.ts";

// Every secret that a member, an operator or the gateway creates for access to an account, and where it must not be found afterwards.

const [byMail, bySms, changed, payment] = ["Planted#Mail71", "Planted#Sms72x", "Planted#New73x", "741852"];
const own = passwordOf("AURELUNE");

/** A secret in the encodings in which careless code could write it. */
const toForms = (secret: string): readonly string[] => [
  secret,
  encodeURIComponent(secret),
  ...(["base64", "base64url", "hex"] as const).map((form) => Buffer.from(secret).toString(form)),
];

/** Codes have six digits, as parts of times and amounts do, so only a match between non-digits counts. */
function holds(text: string, secret: string): boolean {
  if (/^[0-9]{6}$/.test(secret)) return new RegExp(`(?<![0-9.a-f-])${secret}(?![0-9a-f-])`).test(text);
  const lower = text.toLowerCase();
  return toForms(secret).some((form) => lower.includes(form.toLowerCase()));
}

describe("planted secrets of identity", () => {
  let app: TestApp;
  const secrets = new Map<string, string>();

  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_LOG_LEVEL: "debug" });
    await turn(app, "on", "PASSWORD3", "SECCEN3", "FORGMAIL3", "CHNGPASSVERIF3", "SMSCODE3", "TFA3");
  });
  afterAll(() => app.close());

  const keepToken = (name: string, visitor: Visitor, token: string): void => {
    secrets.set(name, token);
    visitor.setToken(token);
  };

  async function resetByMail({ name, email }: Account): Promise<void> {
    const visitor = openAurelune(app);
    await visitor.get(forgotPassword, { username: name, email });
    const link = (await readOutbox(app, email)).at(-1)?.["link"] ?? "";
    const [, resetToken = "none"] = link.split("#");
    secrets.set("the link's token", resetToken);
    const set = { resetToken, newPassword: byMail, deviceId: "d" };
    keepToken("the token after the link", visitor, (await visitor.get(confirmPasswordReset, set)).token);
  }

  async function resetByPhone({ mobile, typed }: Account): Promise<void> {
    const visitor = openAurelune(app);
    const { cookies } = await visitor.call(sendSmsCode, { ...typed, purpose: "RESET" });
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    const verificationCode = await readCode(app, mobile);
    secrets.set("the phone's code", verificationCode);
    secrets.set("the browser's cookie", cookies[0]?.value ?? "none");
    const set = { ...typed, verificationCode, newPassword: bySms, deviceId: "d" };
    const { token } = await visitor.get(resetPasswordBySms, set, { headers: { cookie } });
    keepToken("the token after the code", visitor, token);
  }

  async function addApp({ visitor, name }: Account): Promise<void> {
    const { secret } = await visitor.get(startTotp, { password: own });
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const { recoveryCodes } = await visitor.get(confirmTotp, { code: totp.generate() });
    secrets.set("the app's secret", secret);
    for (const [index, code] of recoveryCodes.entries()) secrets.set(`recovery code ${index}`, code);
    const first = { type: "username", username: name, password: own, side: "MEMBER", deviceId: "d" } as const;
    const { body } = await openAurelune(app).call(login, first);
    const challengeId = body.success ? "none" : String(Object(body.value).challengeId);
    secrets.set("the challenge", challengeId);
    const second = { challengeId, method: "TOTP", code: recoveryCodes[0] ?? "" } as const;
    const { token } = await openAurelune(app).get(login, {
      type: "username",
      side: "MEMBER",
      deviceId: "d",
      secondFactor: second,
    });
    secrets.set("the token after the second step", token);
  }

  async function useOthers({ visitor, name }: Account): Promise<void> {
    await visitor.get(setPaymentPassword, {
      password: own,
      newPaymentPassword: payment,
      confirmPaymentPassword: payment,
    });
    const { code } = await visitor.get(createLoginCode, {});
    secrets.set("the code of an address", code);
    // As the page gets it, before its script removes it.
    await app.http.inject({ url: `/wps/member/info?token=${code}`, headers: { host: "aurelune.localhost" } });
    const opened = await openAurelune(app).get(loginByCode, { code, deviceId: "d" });
    secrets.set("the token after the address", opened.token);
    const { db, passwords } = app.services;
    const { password } = await givePassword(db, passwords, { actor: "olga", merchant: "aurelune", member: name });
    secrets.set("the given password", password);
    const waiting = openAurelune(app);
    secrets.set("the waiting token", (await waiting.loginAs(name, password)).token);
    const next = { newPassword: changed, confirmNewPassword: changed };
    secrets.set("the token after the change", (await waiting.get(changePassword, next)).token);
  }

  it("X-19, LG-16, SH-04: no password, code, token or secret is in the log, the database or, after ten minutes, the outbox", async () => {
    for (const [name, secret] of Object.entries({ byMail, bySms, changed, payment, own })) secrets.set(name, secret);
    const [mail, phone, factor, others] = [
      await openAccount(app, "plantmail"),
      await openAccount(app, "plantphone"),
      await openAccount(app, "plantfactor"),
      await openAccount(app, "plantother"),
    ];
    await resetByMail(mail);
    await resetByPhone(phone);
    await addApp(factor);
    await useOthers(others);
    expect([...secrets].filter(([, secret]) => secret.length < 6 || secret === "none")).toEqual([]);

    const { db } = app.services;
    const outbox = await sql<{
      text: string;
    }>`select string_agg(m::text, ' ') as text from outgoing_messages m`.execute(db);
    for (const name of ["the link's token", "the phone's code"])
      expect(holds(outbox.rows[0]?.text ?? "", secrets.get(name) ?? ""), `the outbox sends ${name}`).toBe(true);
    const kept = await dumpDatabase(db, ["outgoing_messages"]);
    await sql`update outgoing_messages set created_at = created_at - interval '11 minutes'`.execute(db);
    await sendMessages(app.services);
    const [logged, stored] = [app.logged(), await dumpDatabase(db)];
    expect(stored).toContain(mail.name);
    expect(logged).toContain('"route":"/wps/member/password');
    for (const [name, secret] of secrets)
      for (const [where, text] of Object.entries({ "the log": logged, "the database": kept, "the old outbox": stored }))
        expect(holds(text, secret), `${where} holds ${name}`).toBe(false);
  });
});
