import {
  changeContact,
  type ContactKind,
  getMemberInfo,
  listActivity,
  resetPaymentPassword,
  sendContactCode,
  setPaymentPassword,
} from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createJoiner } from "../../../test/createJoiner.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { readCode } from "../../../test/readCode.ts";
import { openAurelune, passwordOf, type Visitor } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

const password = passwordOf("AURELUNE");
const toFirst = (pin: string, confirmPaymentPassword = pin) => ({
  password,
  newPaymentPassword: pin,
  confirmPaymentPassword,
});
const toChange = (oldPaymentPassword: string, pin: string) => ({
  oldPaymentPassword,
  newPaymentPassword: pin,
  confirmPaymentPassword: pin,
});

describe("payment password and contacts", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const join = createJoiner(() => app, "account");

  const codeOf = (recipient: string): Promise<string> => readCode(app.services.db, recipient);

  /** A confirmed mailbox or number. */
  async function confirm(here: Visitor, kind: ContactKind, value: string): Promise<void> {
    await here.get(sendContactCode, { kind, use: "CONTACT", value });
    await here.get(changeContact, { kind, value, newCode: await codeOf(value), password });
  }

  it("VL-05: the first payment password needs the login password, a change the current one; only its hash is stored", async () => {
    const { here } = await join();
    expect((await here.get(getMemberInfo, {})).hasPaymentPassword).toBe(false);
    expect(await here.refuse(setPaymentPassword, { ...toFirst("482915"), password: "Wrong#Pass42" })).toBe(
      "password.old.invalid",
    );
    await here.get(setPaymentPassword, toFirst("482915"));
    expect((await here.get(getMemberInfo, {})).hasPaymentPassword).toBe(true);
    expect(await here.refuse(setPaymentPassword, toFirst("593026"))).toBe("fields");
    expect(await here.refuse(setPaymentPassword, toChange("482915", "482915"))).toBe("payment.password.same");
    await here.get(setPaymentPassword, toChange("482915", "593026"));
    const { list } = await here.get(listActivity, {});
    expect(list.filter(({ kind }) => kind === "PAYMENT_PASSWORD_CHANGED")).toHaveLength(2);
    const rows = await tables(app.services.db).selectFrom("members").select("payment_password_hash as hash").execute();
    expect(rows.flatMap(({ hash }) => hash ?? []).every((hash) => hash.startsWith("$argon2id$"))).toBe(true);
    expect(app.logged()).not.toContain("593026");
  });

  it("VL-05: names the field that breaks the rule of six digits", async () => {
    const { here } = await join();
    const faults = async (pin: string, again = pin): Promise<unknown> => {
      const { body } = await here.call(setPaymentPassword, toFirst(pin, again));
      return body.success ? [] : body.fields?.map(({ name, rule }) => `${name} ${rule}`);
    };
    expect(await faults("12345")).toEqual(["newPaymentPassword length"]);
    expect(await faults("1234567")).toEqual(["newPaymentPassword length"]);
    expect(await faults("12345a")).toEqual(["newPaymentPassword pattern"]);
    expect(await faults("")).toEqual(["newPaymentPassword required"]);
    expect(await faults("482915", "482916")).toEqual(["confirmPaymentPassword match"]);
    expect((await here.get(getMemberInfo, {})).hasPaymentPassword).toBe(false);
  });

  it("three wrong payment passwords lock it for an hour, across all sessions and gateways; parallel attempts get no more", async () => {
    const { name, here } = await join();
    await here.get(setPaymentPassword, toFirst("482915"));
    const beside = await app.openBeside();
    const there = openAurelune(beside);
    await there.loginAs(name);
    const first = await here.call(setPaymentPassword, toChange("000001", "593026"));
    expect(first.body).toMatchObject({ errorCode: "payment.password.invalid", value: { remaining: 2 } });
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 === 0 ? here : there).call(setPaymentPassword, toChange(`10000${index}`, "593026")),
      ),
    );
    const codes = tries.map(({ body }) => (body.success ? "" : body.errorCode));
    expect(codes.filter((code) => code === "payment.password.invalid")).toHaveLength(1);
    expect(codes.filter((code) => code === "payment.password.locked")).toHaveLength(5);
    const { body } = await there.call(setPaymentPassword, toChange("482915", "593026"));
    expect(body).toMatchObject({ success: false, errorCode: "payment.password.locked" });
    expect(body.success ? 0 : body.retryAfter).toBeGreaterThan(3_500);
    await openAurelune(app).loginAs(name);
  });

  it("of two simultaneous changes one succeeds", async () => {
    const { here } = await join();
    const ends = await Promise.all(["482915", "593026"].map((pin) => here.call(setPaymentPassword, toFirst(pin))));
    expect(ends.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it("MC-01: a mailbox is confirmed by its code, and changed with the codes of the old and new one and the password; the old one is notified", async () => {
    const { name, here } = await join();
    const [old, next] = [`old-${name}@mail.example`, `new-${name}@mail.example`];
    await confirm(here, "EMAIL", old);
    expect(await here.get(getMemberInfo, {})).toMatchObject({
      email: "o***@mail.example",
      emailConfirmed: true,
      kycLevel: 1,
    });
    expect(await here.refuse(sendContactCode, { kind: "EMAIL", use: "CONTACT", value: old })).toBe("contact.same");
    await here.get(sendContactCode, { kind: "EMAIL", use: "CONTACT", value: next });
    const newCode = await codeOf(next);
    const change = { kind: "EMAIL" as const, value: next, newCode, password };
    expect(await here.refuse(changeContact, change)).toBe("fields");
    const refused = async (current: string, fresh = newCode) =>
      (await here.call(changeContact, { ...change, currentCode: current, newCode: fresh })).body;
    expect(await refused("000000")).toMatchObject({ errorCode: "sms.code.expired", value: { field: "currentCode" } });
    const { db } = app.services;
    await tables(db).deleteFrom("verification_days").execute();
    await here.get(sendContactCode, { kind: "EMAIL", use: "CONTACT" });
    const currentCode = await codeOf(old);
    const other = newCode === "000000" ? "000001" : "000000";
    expect(await refused(currentCode, other)).toMatchObject({
      errorCode: "sms.code.invalid",
      value: { field: "newCode" },
    });
    expect(await here.refuse(changeContact, { ...change, currentCode, password: "Wrong#Pass42" })).toBe(
      "password.old.invalid",
    );
    const ends = await Promise.all([1, 2].map(() => here.call(changeContact, { ...change, currentCode })));
    expect(ends.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await here.get(getMemberInfo, {})).email).toBe("n***@mail.example");
    const told = await tables(db)
      .selectFrom("outgoing_messages")
      .select(["recipient", "values"])
      .where("template", "=", "contact.changed")
      .where("recipient", "=", old)
      .execute();
    expect(told).toEqual([{ recipient: old, values: { site: "Aurelune", mask: "n***@mail.example" } }]);
  });

  it("MC-01: so is a phone; another member's is refused only with its code", async () => {
    const [ann, eve] = [await join(), await join()];
    await confirm(ann.here, "MOBILE", "+84901234567");
    expect(await ann.here.get(getMemberInfo, {})).toMatchObject({ mobileNum: "+84***567", mobileConfirmed: true });
    for (const value of ["12345", "+", "+1", "+84 90 abc", `+${"9".repeat(30)}`])
      expect(await eve.here.refuse(sendContactCode, { kind: "MOBILE", use: "CONTACT", value })).toBe("mobile.invalid");
    await tables(app.services.db).deleteFrom("verification_days").execute();
    // One number, however it is typed.
    await eve.here.get(sendContactCode, { kind: "MOBILE", use: "CONTACT", value: "090-123-45.67" });
    const taken = { kind: "MOBILE" as const, value: "+84901234567", password };
    expect(await eve.here.refuse(changeContact, { ...taken, newCode: "000000" })).toBe("sms.code.invalid");
    expect(await eve.here.refuse(changeContact, { ...taken, newCode: await codeOf("+84901234567") })).toBe(
      "mobile.taken",
    );
  });

  it("a code is bound to the session and the purpose that it was requested for", async () => {
    const { name, here } = await join();
    const mail = `scope-${name}@mail.example`;
    await confirm(here, "EMAIL", mail);
    await here.get(setPaymentPassword, toFirst("482915"));
    await tables(app.services.db).deleteFrom("verification_days").execute();
    await here.get(sendContactCode, { kind: "EMAIL", use: "PAYMENT_PASSWORD" });
    const code = await codeOf(mail);
    const there = openAurelune(app);
    await there.loginAs(name);
    const reset = { kind: "EMAIL" as const, newPaymentPassword: "593026", confirmPaymentPassword: "593026" };
    expect(await there.refuse(resetPaymentPassword, { ...reset, verificationCode: code })).toBe("sms.code.invalid");
    await tables(app.services.db).deleteFrom("verification_days").execute();
    await here.get(sendContactCode, { kind: "EMAIL", use: "CONTACT" });
    const other = await codeOf(mail);
    if (other !== code)
      expect(await here.refuse(resetPaymentPassword, { ...reset, verificationCode: other })).toBe("sms.code.invalid");
    await here.get(resetPaymentPassword, { ...reset, verificationCode: code });
    expect(await here.refuse(resetPaymentPassword, { ...reset, verificationCode: code })).toBe("sms.code.expired");
    await here.get(setPaymentPassword, toChange("593026", "604137"));
  });

  it("a forgotten payment password is reset by a code, which ends the lock", async () => {
    const { name, here } = await join();
    const mail = `forgot-${name}@mail.example`;
    const reset = { kind: "EMAIL" as const, newPaymentPassword: "593026", confirmPaymentPassword: "593026" };
    await here.get(setPaymentPassword, toFirst("482915"));
    expect(await here.refuse(sendContactCode, { kind: "EMAIL", use: "PAYMENT_PASSWORD" })).toBe("contact.missing");
    await confirm(here, "EMAIL", mail);
    for (let wrong = 0; wrong < 3; wrong += 1)
      await here.refuse(setPaymentPassword, toChange(`00000${wrong}`, "593026"));
    expect(await here.refuse(setPaymentPassword, toChange("482915", "593026"))).toBe("payment.password.locked");
    await tables(app.services.db).deleteFrom("verification_days").execute();
    await here.get(sendContactCode, { kind: "EMAIL", use: "PAYMENT_PASSWORD" });
    await here.get(resetPaymentPassword, { ...reset, verificationCode: await codeOf(mail) });
    await here.get(setPaymentPassword, toChange("593026", "604137"));
  });
});
