import {
  checkField,
  getBotChallenge,
  getCaptchaChallenge,
  getRegisterRules,
  listCountries,
  register,
  type RegisterRule,
  sendRegisterCode,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCode } from "../../../test/readCode.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { setRegisterRules, switchModules } from "../../../test/registration.ts";
import { solveChallenge } from "../../../test/solveChallenge.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";
import { isOwnMobile } from "../../authentication/toMobile.ts";
import { toStandardRules } from "./registerRules.ts";

const free: RegisterRule = {
  enabled: "1",
  required: "1",
  acceptedPattern: "*",
  patternId: 0,
  minLength: 0,
  maxLength: 50,
  type: "TEXT",
};

/** A right value of every field of spec §3 that a rule can require. */
const values = {
  payeeName: "Nguyễn Văn An",
  email: "an@mail.example",
  qqNum: "123456",
  mobileNum: "0912345601",
  recommenderId: "REC42",
  affiliateCode: "PALS7",
  paymentPassword: "123456",
  line: "an.line",
  whatsapp: "an.wa",
  zalo: "an.zalo",
  facebook: "an.fb",
  wechat: "an_we",
  idNumber: "ID123456",
  referralCode: "REF42",
} as const;

describe("the fields of a registration", () => {
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  const toForm = () => toRegistration(`fields${(serial += 1)}x`, "AURELUNE");
  const readMember = async (username: string) => {
    const { rows } = await sql<Record<string, unknown>>`
      select * from members where tenant_id = 'aurelune' and username = ${username}`.execute(app.services.db);
    return rows[0] ?? {};
  };

  it.each(Object.entries(values))(
    "RG-30, EN-06: %s is asked for where its rule requires it, and taken",
    async (name, value) => {
      // A code is looked up where its own field is on; these two have owners in their own tests.
      const isCode = name === "affiliateCode" || name === "referralCode";
      const { fields } = await openAurelune(app).get(getRegisterRules, {});
      const own = fields[name] ?? free;
      await setRegisterRules(app, "aurelune", isCode ? {} : { [name]: { ...own, enabled: "1", required: "1" } });
      const form = toForm();
      if (!isCode)
        expect((await openAurelune(app).call(register, form)).body).toMatchObject({
          errorCode: "fields",
          fields: [{ name, rule: "required" }],
        });
      await openAurelune(app).get(register, { ...form, [name]: value });
      const stored = JSON.stringify(await readMember(form.username));
      const kept = { email: "an@mail.example", mobileNum: "+84912345601", paymentPassword: "$argon2id" };
      expect(stored).toContain(Object.hasOwn(kept, name) ? Reflect.get(kept, name) : value);
      if (name === "paymentPassword") expect(stored).not.toContain(`"${value}"`);
      await setRegisterRules(app, "aurelune", {});
    },
  );

  it("RG-30: blanks around a mail address and a name are no fault, two within a name are one, and a name is stored composed", async () => {
    const form = { ...toForm(), email: " blank@mail.example\t", payeeName: `  ${"Nguyễn  Văn Ánh".normalize("NFD")} ` };
    await openAurelune(app).get(register, form);
    expect(await readMember(form.username)).toMatchObject({
      email_key: "blank@mail.example",
      fields: { payeeName: "Nguyễn Văn Ánh" },
    });
    await setRegisterRules(app, "aurelune", { payeeName: { ...free, minLength: 2 } });
    expect((await openAurelune(app).call(register, { ...toForm(), payeeName: " \u3000 " })).body).toMatchObject({
      fields: [{ name: "payeeName", rule: "required" }],
    });
    await setRegisterRules(app, "aurelune", {});
  });

  it("RG-29: a username that reads as a phone number of the merchant's countries is refused, unless its usernames are digits", async () => {
    const ask = async (username: string) => {
      const { body } = await openAurelune(app).call(register, { ...toForm(), username });
      return body.success ? "in" : (body.fields?.[0]?.rule ?? body.errorCode);
    };
    const name = { ...free, maxLength: 30 };
    await setRegisterRules(app, "aurelune", { username: name });
    for (const number of ["0912345678", "84912345678", "+84 912 345 678", "０９１２３４５６７８", "091-234-5678"])
      expect(await ask(number), number).toBe("phone");
    expect(await ask("0123456789")).toBe("in");
    expect(await ask("nam0912345678")).toBe("in");
    expect(await ask("0812345670")).toBe("phone");
    await setRegisterRules(app, "aurelune", { username: { ...name, acceptedPattern: "^[0-9]+$", patternId: 6 } });
    expect(await ask("0912345678")).toBe("in");
    await setRegisterRules(app, "aurelune", {});
    const tenant = app.services.tenantRegistry.getById("aurelune");
    if (tenant === undefined) throw new Error("there is no merchant");
    const thai = {
      ...tenant,
      currencies: [...tenant.currencies, { currency: "THB", currencySymbol: "฿", signupCredit: "0", digits: 2 }],
    };
    expect([tenant, thai].map((each) => isOwnMobile("0612345678", each))).toEqual([false, true]);
  });

  it("RG-30, VL-42: a name of one word is a name, in every currency", async () => {
    const tenant = app.services.tenantRegistry.getById("aurelune");
    if (tenant === undefined) throw new Error("there is no merchant");
    const form = { ...toForm(), payeeName: "Sukarno" };
    expect(await openAurelune(app).get(register, form)).toMatchObject({ userName: form.username });
    for (const [currency, name] of [
      ["VND", "Ánh"],
      ["IDR", "Sukarno"],
      ["PHP", "Jose"],
      ["USD", "Sukarno"],
      ["THB", "สมชาย"],
      ["THB", "Somchai"],
      ["CNY", "王芳"],
      ["JPY", "田中"],
      ["KRW", "길동"],
    ] as const)
      expect(checkField("payeeName", name, toStandardRules({ ...tenant, currency }).payeeName), currency).toBeNull();
  });

  it("RG-30, EN-06: name, password and its repetition are asked for; a number's dialing code decides its country, and the domain is kept", async () => {
    const form = toForm();
    for (const name of ["username", "password", "confirmPassword"])
      expect((await openAurelune(app).call(register, { ...form, [name]: "" })).body, name).toMatchObject({
        errorCode: "fields",
        fields: expect.arrayContaining([expect.objectContaining({ name })]),
      });
    const phone = { mobileNum: "0812345678", countryDialingCode: "+66" };
    await openAurelune(app).get(register, { ...form, ...phone, domain: "aurelune.example" });
    expect(await readMember(form.username)).toMatchObject({
      mobile_key: "+66812345678",
      fields: { domain: "aurelune.example" },
    });
  });

  it("RG-30, EN-06: a phone's code and a picture's text are taken where they are asked for, and only right ones", async () => {
    await switchModules(app, "aurelune", { REGMOBVERF3: "on" });
    const { fields } = await openAurelune(app).get(getRegisterRules, {});
    const captchaRule = { ...(fields["captcha"] ?? free), enabled: "1" as const };
    await setRegisterRules(app, "aurelune", { captcha: captchaRule });
    const ann = openAurelune(app);
    const phone = { mobileNum: "0912345677", countryDialingCode: "+84" };
    const { cookies } = await ann.call(sendRegisterCode, { ...phone, purpose: "REGISTER" });
    const headers = { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
    const verificationCode = await readCode(app.services.db, "+84912345677");
    const send = async (more: object) => {
      const { body } = await ann.call(register, { ...toForm(), ...phone, ...more }, { headers });
      return body.success ? "in" : body.errorCode;
    };
    const readPicture = async () => {
      const { captchaId } = await app.services.captcha.createPicture("aurelune");
      const text = await app.services.shortLivedState.get("captcha-picture", `aurelune ${captchaId}`);
      return { captchaId, captcha: text ?? "" };
    };
    expect(await send({ verificationCode, captchaId: "x", captcha: "wrong" })).toBe("captcha.invalid");
    expect(await send({ verificationCode: "000000", ...(await readPicture()) })).toBe("sms.code.invalid");
    expect(await send({ verificationCode, ...(await readPicture()) })).toBe("in");
    await setRegisterRules(app, "aurelune", {});
    await switchModules(app, "aurelune", { REGMOBVERF3: "off" });
  });

  it("VL-05: an invalid payment password is refused under its field", async () => {
    const { fields } = await openAurelune(app).get(getRegisterRules, {});
    const rule = fields["paymentPassword"] ?? free;
    await setRegisterRules(app, "aurelune", { paymentPassword: { ...rule, enabled: "1" } });
    const { body } = await openAurelune(app).call(register, { ...toForm(), paymentPassword: "12345" });
    expect(body).toMatchObject({ fields: [{ name: "paymentPassword", rule: "length", min: 6, max: 6 }] });
    await setRegisterRules(app, "aurelune", {});
  });

  it("RG-30, RG-17: the captcha's rule requires a captcha from the start, and each is accepted once", async () => {
    const { fields } = await openAurelune(app).get(getRegisterRules, {});
    await setRegisterRules(app, "aurelune", { captcha: { ...(fields["captcha"] ?? free), enabled: "1" } });
    const ann = openAurelune(app);
    expect(await ann.refuse(register, toForm())).toBe("captcha.invalid");
    const captchaProof = solveChallenge((await ann.get(getCaptchaChallenge, {})).challenge);
    expect((await ann.call(register, { ...toForm(), captchaProof })).body.success).toBe(true);
    expect(await ann.refuse(register, { ...toForm(), captchaProof })).toBe("captcha.invalid");
    await setRegisterRules(app, "aurelune", {});
  });

  it("RG-17: with GEETEST3 a proof is required, valid for one call and one merchant; without it, none is", async () => {
    const ann = openAurelune(app);
    expect(await ann.refuse(getBotChallenge, {})).toBe("function.not.available");
    await switchModules(app, "aurelune", { GEETEST3: "on" });
    expect(await ann.refuse(register, toForm())).toBe("geetest.failed");
    const challenge = await ann.get(getBotChallenge, {});
    if (challenge.kind !== "WORK") throw new Error("another check");
    const geetest = { proof: solveChallenge(challenge.challenge) };
    const wrong = { proof: geetest.proof.replace(/"number":\d+/, '"number":-5') };
    expect(await ann.refuse(register, { ...toForm(), geetest: wrong })).toBe("geetest.failed");
    const fresh = await ann.get(getBotChallenge, {});
    const proof = fresh.kind === "WORK" ? solveChallenge(fresh.challenge) : "";
    expect((await ann.call(register, { ...toForm(), geetest: { proof } })).body.success).toBe(true);
    expect(await ann.refuse(register, { ...toForm(), geetest: { proof } })).toBe("geetest.failed");
    await switchModules(app, "aurelune", { GEETEST3: "off" });
    expect((await ann.call(register, toForm())).body.success).toBe(true);
  });

  it("EN-01, RG-26: countries have dialing codes and flags, the merchant's own comes first", async () => {
    const countries = await openAurelune(app).get(listCountries, {});
    expect(countries[0]).toEqual({ countryCode: "VN", countryDialingCode: "+84" });
    expect(countries).toContainEqual({ countryCode: "TH", countryDialingCode: "+66" });
    expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
    const headers = { host: "aurelune.localhost" };
    for (const { countryCode } of countries) {
      const flag = await app.http.inject({ url: `/art/flags/${countryCode}.svg`, headers });
      expect(`${countryCode} ${flag.statusCode} ${flag.headers["content-type"]}`).toBe(
        `${countryCode} 200 image/svg+xml; charset=utf-8`,
      );
    }
    expect((await app.http.inject({ url: "/art/flags/QQ.svg", headers })).statusCode).toBe(404);
  });
});
