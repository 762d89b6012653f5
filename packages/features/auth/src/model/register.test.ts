import { patterns, type RegisterRule, type RegisterRules } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { checkRegister } from "./checkRegister.ts";
import { listRegisterFields, toRegisterValues } from "./registerFields.ts";
import type { ShownTerms } from "./useShownTerms.ts";
import { toRegisterRequest } from "./toRegisterRequest.ts";

const rule = (change: Partial<RegisterRule> = {}): RegisterRule => ({
  enabled: "1",
  required: "1",
  acceptedPattern: "*",
  patternId: 0,
  minLength: 0,
  maxLength: 50,
  type: "TEXT",
  ...change,
});

const rules: RegisterRules = {
  fields: {
    username: rule(),
    password: rule(),
    confirmPassword: rule(),
    zalo: rule({ enabled: "0" }),
    birthday: rule({ required: "0" }),
  },
};
const fields = listRegisterFields(rules);
const values = {
  ...toRegisterValues({ affiliateCode: "", referralCode: "" }, "SEA"),
  username: " demo01 ",
  password: "Secret-12345",
  confirmPassword: "Secret-12345",
  ageConfirmed: true,
};
const mobile = { dialingCode: "+84", home: "+84", isMobile: null };
const check = (form: typeof values, timeZone = "UTC", now = "2026-11-21T12:00:00Z") =>
  checkRegister(form, fields, { ageMin: 18, timeZone }, mobile, new Date(now));

describe("registration form", () => {
  it("RG-13, VL-06: shows what the rules enable, in the form's order", () => {
    expect(fields.map(({ name }) => name)).toEqual(["username", "password", "confirmPassword", "birthday"]);
    expect(listRegisterFields({ fields: { ...rules.fields, zalo: rule() } }).map(({ name }) => name)).toContain("zalo");
  });

  it("RG-23, RG-28: the terms are ticked at first, the age is nowhere, and is needed", () => {
    expect(values.termsAccepted).toBe(true);
    for (const jurisdiction of ["SEA", "GB", "MT"])
      expect(toRegisterValues({ affiliateCode: "", referralCode: "" }, jurisdiction).ageConfirmed).toBe(false);
    expect(check({ ...values, ageConfirmed: false })).toEqual({ ageConfirmed: "age" });
  });

  it("VL-02: the repetition must equal the password", () => {
    expect(check(values)).toEqual({});
    expect(check({ ...values, confirmPassword: "x" }).confirmPassword).toEqual({
      name: "confirmPassword",
      rule: "match",
    });
  });

  it("VL-01: a username of blanks is empty", () => {
    expect(check({ ...values, username: "   " }).username).toEqual({ name: "username", rule: "required" });
  });

  it("RG-28: a birthday below the age is refused, on the day itself it is taken", () => {
    expect(check({ ...values, birthday: "2008-11-22" }).birthday).toBe("age");
    expect(check({ ...values, birthday: "2008-11-21" }).birthday).toBeUndefined();
  });

  it("RG-28: the day is the merchant's, wherever the browser stands", () => {
    const born = { ...values, birthday: "2008-11-22" };
    const late = "2026-11-21T23:30:00Z";
    expect(["Asia/Ho_Chi_Minh", "UTC", "America/Los_Angeles"].map((zone) => check(born, zone, late).birthday)).toEqual([
      undefined,
      "age",
      "age",
    ]);
    expect(["UTC", "America/Los_Angeles"].map((zone) => check(born, zone, "2026-11-22T02:00:00Z").birthday)).toEqual([
      undefined,
      "age",
    ]);
  });

  it("RG-30: blanks around a mail address and a name are no fault, two within a name are one, and a password keeps its own", () => {
    const asked = listRegisterFields({
      fields: {
        ...rules.fields,
        payeeName: rule({ acceptedPattern: patterns[19]?.source ?? "", patternId: 19 }),
        email: rule({ acceptedPattern: patterns[3]?.source ?? "", patternId: 3 }),
      },
    });
    const typed = {
      ...values,
      payeeName: ` ${"Nguyễn  Văn Ánh".normalize("NFD")} `,
      email: "\tan@mail.example ",
      password: " Secret-12345 ",
      confirmPassword: " Secret-12345 ",
    };
    expect(checkRegister(typed, asked, { ageMin: 18, timeZone: "UTC" }, mobile)).toEqual({});
    const address = new URL("https://demo.example/register");
    expect(toRegisterRequest(typed, asked, address, { affiliateCode: "", referralCode: "" }, {})).toMatchObject({
      username: "demo01",
      payeeName: "Nguyễn Văn Ánh",
      email: "an@mail.example",
      password: " Secret-12345 ",
    });
    const blank = { ...typed, payeeName: "  " };
    expect(checkRegister(blank, asked, { ageMin: 18, timeZone: "UTC" }, mobile).payeeName).toEqual({
      name: "payeeName",
      rule: "required",
    });
  });

  it("RG-23: sends the version of the terms that the page showed, and none where there is none", () => {
    const address = new URL("https://demo.example/register");
    const toRequest = (terms: ShownTerms) =>
      toRegisterRequest(values, fields, address, { affiliateCode: "", referralCode: "" }, terms);
    expect(toRequest({ termsVersion: 3, termsLanguage: "VI" })).toMatchObject({ termsVersion: 3, termsLanguage: "VI" });
    expect(toRequest({})).not.toHaveProperty("termsVersion");
  });

  it("RG-24: sends where from, how, and the visit's codes; nothing that was not shown", () => {
    const address = new URL("https://demo.example/register?referralCode=ABC&affiliateCode=XY12");
    const codes = { affiliateCode: "XY12", referralCode: "ABC" };
    const request = toRegisterRequest({ ...values, zalo: "hidden" }, fields, address, codes, {});
    expect(request).toEqual({
      username: "demo01",
      password: "Secret-12345",
      confirmPassword: "Secret-12345",
      affiliateCode: "XY12",
      referralCode: "ABC",
      ageConfirmed: true,
      termsAccepted: true,
      registerUrl: address.href,
      registerMethod: "WEB",
      domain: "demo.example",
      login: true,
    });
  });
});
