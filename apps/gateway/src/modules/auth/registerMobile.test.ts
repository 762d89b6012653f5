import {
  createPhoneToken,
  getMemberInfo,
  getRegisterRules,
  login,
  register,
  registerMobile,
  sendRegisterCode,
} from "@marquee/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { askCode, readCode, switchModules, toMobileForm } from "../../../test/registration.ts";
import { openAurelune, openKickline, toRegistration } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

const everything = {
  MOBILENUMREG3: "on",
  MOBILENUMPASSREG3: "off",
  REGMOBVERF3: "off",
  REGFIRE3: "off",
} as const;

describe("registration by mobile number", () => {
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());
  afterEach(async () => expect(await app.listFaults()).toEqual([]));

  const toNumber = (): string => `09012${String((serial += 1)).padStart(5, "0")}`;
  const toE164 = (number: string): string => `+84${number.slice(1)}`;
  const logIn = (username: string, password: string) =>
    openAurelune(app).call(login, { type: "username", username, password, side: "MEMBER", deviceId: "test" });
  const use = (more: Partial<Record<keyof typeof everything, "on" | "off">> = {}) =>
    switchModules(app, "aurelune", { ...everything, ...more });

  it("RP-14, AP-17: is refused before the fields are checked if MOBILENUMREG3 is off", async () => {
    await use({ MOBILENUMREG3: "off" });
    expect(await openAurelune(app).refuse(registerMobile, toMobileForm("x"))).toBe("function.not.available");
    await use();
    expect(await openAurelune(app).refuse(registerMobile, toMobileForm("x"))).toBe("fields");
  });

  it("AP-17, RG-20: generates account and password, which log in; so does every form of the number", async () => {
    await use();
    const number = toNumber();
    const { body } = await openAurelune(app).call(registerMobile, toMobileForm(number), { method: "PUT" });
    if (!body.success) throw new Error(body.errorCode);
    const { userName, generatedPassword = "", autoAccount, session } = body.value;
    expect(userName).toMatch(/^vn[a-z0-9]{6}$/);
    expect(autoAccount).toBe(true);
    expect(session).toMatchObject({ userName, firstTimeLogin: true });
    for (const name of [userName, number, toE164(number), ` ${number.slice(0, 4)} ${number.slice(4)} `])
      expect((await logIn(name, generatedPassword)).body, name).toMatchObject({ success: true, value: { userName } });
    const ann = openAurelune(app);
    ann.setToken(session?.token);
    // Nobody has proved it.
    expect((await ann.get(getMemberInfo, {})).mobileConfirmed).toBe(false);
    const { fields: rules } = await ann.get(getRegisterRules, { type: "mobile" });
    expect([rules["username"]?.enabled, rules["password"]?.enabled, rules["mobileNum"]?.required]).toEqual([
      "0",
      "0",
      "1",
    ]);
    const stored = await tables(app.services.db)
      .selectFrom("members")
      .selectAll()
      .where("username", "=", userName)
      .execute();
    expect(stored[0]?.mobile_key).toBe(toE164(number));
    expect(JSON.stringify(stored)).not.toContain(generatedPassword);
    expect(app.logged()).not.toContain(generatedPassword);
  });

  it("RG-29, VL-03: every form of a number is one name to the lock on wrong passwords", async () => {
    await use();
    const number = toNumber();
    await openAurelune(app).get(registerMobile, toMobileForm(number));
    const forms = [number, toE164(number), number.slice(1), `84${number.slice(1)}`];
    const left: unknown[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const { body } = await logIn(forms[tries] ?? "", "Wrong#Password1");
      left.push(body.success ? body.value : body.value?.["remaining"]);
    }
    expect(left[0]).toBeGreaterThan(Number(left[1]));
    expect(left[1]).toBeGreaterThan(Number(left[2]));
  });

  it("AP-17: the same registration sent again returns the same account and password", async () => {
    await use();
    const form = toMobileForm(toNumber());
    const headers = { "idempotency-key": "2f1f6a0e-7d53-4d0e-9d07-0c6f3b1c7a10" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => openAurelune(app).get(registerMobile, form, { headers })),
    );
    expect(new Set(answers.map(({ userName, generatedPassword }) => `${userName} ${generatedPassword}`)).size).toBe(1);
    const { userName, generatedPassword = "" } = answers[0] ?? { userName: "" };
    expect((await logIn(userName, generatedPassword)).body.success).toBe(true);
  });

  it("RP-16: requires a password with MOBILENUMPASSREG3, and then generates none", async () => {
    await use({ MOBILENUMPASSREG3: "on" });
    const number = toNumber();
    const without = await openAurelune(app).call(registerMobile, toMobileForm(number));
    expect(without.body).toMatchObject({ errorCode: "fields", fields: [{ name: "password", rule: "required" }, {}] });
    const own = { password: "Silver#Moon42", confirmPassword: "Silver#Moon42" };
    const made = await openAurelune(app).get(registerMobile, toMobileForm(number, own));
    expect(made).not.toHaveProperty("generatedPassword");
    expect((await logIn(number, own.password)).body.success).toBe(true);
  });

  it("VL-03, ER-23: an invalid number, one of the wrong country, or a landline is refused; another country's mobile number is accepted", async () => {
    await use();
    const ask = async (mobileNum: string, countryDialingCode = "+84") => {
      const { body } = await openAurelune(app).call(registerMobile, toMobileForm(mobileNum, { countryDialingCode }));
      return body.success ? "in" : body.errorCode;
    };
    expect([await ask(""), await ask("12"), await ask("0".repeat(50))]).toEqual(["fields", "fields", "fields"]);
    for (const wrong of ["0001234567", "0241234567"]) expect(await ask(wrong), wrong).toBe("mobile.invalid");
    expect(await ask("0000000000", "+66")).toBe("mobile.invalid");
    expect(await ask("081 234 5678", "+66")).toBe("in");
    expect(await ask("812345678", "+66")).toBe("mobile.taken");
    expect(await ask("+66812345678")).toBe("mobile.taken");
    for (const code of ["84", "+0", "+84;drop", "proto"])
      expect(await ask("0912345679", code), code).toBe("mobile.invalid");
  });

  it("RP-15, AP-05: with REGMOBVERF3 a number can be registered once, with its code, in the browser that requested it", async () => {
    await use({ REGMOBVERF3: "on" });
    const [ann, number] = [openAurelune(app), toNumber()];
    const form = toMobileForm(number);
    expect(await ann.refuse(registerMobile, form)).toBe("sms.code.required");
    const { sent, cookie } = await askCode(ann, { mobileNum: number, countryDialingCode: "+84" });
    expect(sent).toEqual({ expiredMinutes: 5, resendSeconds: 60, channel: "SMS", mask: `+84***${number.slice(-3)}` });
    const verificationCode = await readCode(app, toE164(number));
    expect(verificationCode).toMatch(/^[0-9]{6}$/);
    const wrong = verificationCode === "000000" ? "000001" : "000000";
    expect(await ann.refuse(registerMobile, { ...form, verificationCode: wrong }, cookie)).toBe("sms.code.invalid");
    expect(await ann.refuse(registerMobile, { ...form, verificationCode })).toBe("sms.code.invalid");
    const other = { ...toMobileForm(toNumber()), verificationCode };
    expect(await ann.refuse(registerMobile, other, cookie)).toBe("sms.code.invalid");
    // Refused for something else, the code is still good.
    const young = { ...form, verificationCode, termsAccepted: false };
    expect(await ann.refuse(registerMobile, young, cookie)).toBe("terms.required");
    const unsaid = { ...form, verificationCode, ageConfirmed: false };
    expect(await ann.refuse(registerMobile, unsaid, cookie)).toBe("age.under");
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const { body } = await openAurelune(app).call(registerMobile, { ...form, verificationCode }, cookie);
        return body.success ? "in" : body.errorCode;
      }),
    );
    expect(outcomes.filter((outcome) => outcome === "in")).toHaveLength(1);
    expect(
      await ann.refuse(sendRegisterCode, { mobileNum: number, countryDialingCode: "+84", purpose: "REGISTER" }),
    ).toBe("mobile.taken");
  });

  it("VL-04: a code of 255 characters is wrong, one of 256 is an invalid request", async () => {
    await use({ REGMOBVERF3: "on" });
    const form = toMobileForm(toNumber());
    const ask = (length: number) =>
      openAurelune(app).refuse(registerMobile, { ...form, verificationCode: "1".repeat(length) });
    expect([await ask(255), await ask(256)]).toEqual(["sms.code.invalid", "request.invalid"]);
  });

  it("AP-05, VL-10: sends no code without a number, for an invalid number, and where phones are not verified", async () => {
    await use({ REGMOBVERF3: "on" });
    const ask = (mobileNum: string) =>
      openAurelune(app).refuse(sendRegisterCode, { mobileNum, countryDialingCode: "+84", purpose: "REGISTER" });
    expect([await ask(" "), await ask("123"), await ask("call me 0912345678")]).toEqual([
      "mobile.required",
      "mobile.invalid",
      "mobile.invalid",
    ]);
    await use();
    expect(await ask(toNumber())).toBe("function.not.available");
  });

  it("RP-15: by username a number is optional, but a given one must be proved", async () => {
    await use({ REGMOBVERF3: "on" });
    const ann = openAurelune(app);
    await ann.registerAs("nonumber1");
    const [number, form] = [toNumber(), toRegistration("hasnumber", "AURELUNE")];
    const more = { ...form, mobileNum: number, countryDialingCode: "+84" };
    expect(await ann.refuse(register, more)).toBe("sms.code.required");
    const { cookie } = await askCode(ann, { mobileNum: number, countryDialingCode: "+84" });
    const verificationCode = await readCode(app, toE164(number));
    ann.setToken((await ann.get(register, { ...more, verificationCode }, cookie)).token);
    expect((await ann.get(getMemberInfo, {})).mobileConfirmed).toBe(true);
    expect((await logIn(number, form.password)).body.success).toBe(true);
  });

  it("RG-25: with REGFIRE3 the number is proved by an ID token, for this merchant and number only", async () => {
    await use({ REGMOBVERF3: "on", REGFIRE3: "on" });
    const [ann, number] = [openAurelune(app), toNumber()];
    const { sent, cookie } = await askCode(ann, { mobileNum: number, countryDialingCode: "+84" });
    expect(sent).toMatchObject({ channel: "FIREBASE", expiredMinutes: 1 });
    const verificationCode = await readCode(app, toE164(number));
    const request = { mobileNum: number, countryDialingCode: "+84", verificationCode };
    expect(await ann.refuse(createPhoneToken, { ...request, verificationCode: "1" }, cookie)).toBe("sms.code.invalid");
    const { idToken } = await ann.get(createPhoneToken, request, cookie);
    expect(await ann.refuse(createPhoneToken, request, cookie)).toBe("sms.code.expired");
    const proof = { firebaseChannel: "sms", firebaseIdToken: idToken } as const;
    const refuse = (form: ReturnType<typeof toMobileForm>) => ann.refuse(registerMobile, form);
    expect(await refuse(toMobileForm(number, { verificationCode }))).toBe("sms.code.required");
    expect(await refuse(toMobileForm(toNumber(), proof))).toBe("sms.code.invalid");
    for (const firebaseIdToken of ["x", `${idToken.slice(0, -2)}xx`, `${idToken.split(".").slice(0, 2).join(".")}.`])
      expect(await refuse(toMobileForm(number, { ...proof, firebaseIdToken }))).toBe("sms.code.invalid");
    await switchModules(app, "kickline", { MOBILENUMREG3: "on", REGMOBVERF3: "on", REGFIRE3: "on" });
    const foreign = { ...toMobileForm(toE164(number), { ...proof, birthday: "1980-01-01" }) };
    expect(await openKickline(app).refuse(registerMobile, foreign)).toBe("sms.code.invalid");
    const { autoAccount, token } = await ann.get(registerMobile, toMobileForm(number, proof));
    ann.setToken(token);
    expect([autoAccount, (await ann.get(getMemberInfo, {})).mobileConfirmed]).toEqual([true, true]);
  });
});
