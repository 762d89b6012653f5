import { getMemberInfo, login, type LoginRequest, sendSmsCode } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount, turn } from "../../../test/account.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { readCode } from "../../../test/outbox.ts";
import { openAurelune, type Visitor } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

type Typed = Pick<LoginRequest, "mobileNum" | "countryDialingCode">;

describe("login by a code sent to the phone", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
    await turn(app, "on", "SMSCODE3", "MOBILEVERCODELOGIN3");
  });
  afterAll(() => app.close());

  const logIn = (visitor: Visitor, typed: Typed, verificationCode: string, cookie: string) =>
    visitor.call(
      login,
      { type: "sms", ...typed, verificationCode, side: "MEMBER", deviceId: "d" },
      { headers: { cookie } },
    );
  const ask = async (visitor: Visitor, typed: { mobileNum: string; countryDialingCode: string }): Promise<string> => {
    const { body, cookies } = await visitor.call(sendSmsCode, { ...typed, purpose: "LOGIN" });
    if (!body.success) throw new Error(body.errorCode);
    expect(body.value).toMatchObject({ expiredMinutes: 5, channel: "SMS" });
    return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  };

  it("LG-02, AP-04, AP-60: a code logs in once, in the browser that asked for it, whatever form of the number was typed", async () => {
    const { name, mobile, typed } = await openAccount(app, "phone");
    const visitor = openAurelune(app);
    const cookie = await ask(visitor, typed);
    const code = await readCode(app, mobile);
    expect((await logIn(openAurelune(app), typed, code, "")).body).toMatchObject({ errorCode: "sms.code.invalid" });
    const opened = await logIn(visitor, { mobileNum: mobile, countryDialingCode: "+84" }, ` ${code} `, cookie);
    expect(opened.body).toMatchObject({ value: { userName: name, forceChangePassword: false } });
    visitor.setToken(opened.body.success ? opened.body.value.token : "");
    expect((await visitor.get(getMemberInfo, {})).account).toBe(name);
    expect((await logIn(visitor, typed, code, cookie)).body).toMatchObject({ errorCode: "sms.code.expired" });
  });

  it("LG-10: a login by phone does not force a change of a password set by an operator", async () => {
    const { name, mobile, typed } = await openAccount(app, "phone");
    await tables(app.services.db)
      .updateTable("members")
      .set({ password_kind: "GIVEN" })
      .where("username_key", "=", name)
      .execute();
    const visitor = openAurelune(app);
    const cookie = await ask(visitor, typed);
    const opened = await logIn(visitor, typed, await readCode(app, mobile), cookie);
    expect(opened.body).toMatchObject({ value: { forceChangePassword: false } });
  });

  it("VL-12, ER-23, ER-25: wrong numbers, missing codes and a second code within the minute say so", async () => {
    const { typed } = await openAccount(app, "phone");
    const visitor = openAurelune(app);
    await ask(visitor, typed);
    expect(await visitor.call(sendSmsCode, { ...typed, purpose: "LOGIN" })).toMatchObject({
      body: { errorCode: "sms.too.many" },
    });
    expect((await logIn(visitor, { mobileNum: "", countryDialingCode: "" }, "1", "")).body).toMatchObject({
      errorCode: "mobile.invalid",
    });
    expect((await logIn(visitor, typed, "", "")).body).toMatchObject({ errorCode: "sms.code.invalid" });
  });

  it("RP-20: without MOBILEVERCODELOGIN3 login by phone and its codes are closed, and login by password is not", async () => {
    const { name, typed, visitor } = await openAccount(app, "phone");
    await turn(app, "off", "MOBILEVERCODELOGIN3");
    expect(await visitor.refuse(sendSmsCode, { ...typed, purpose: "LOGIN" })).toBe("function.not.available");
    expect((await logIn(visitor, typed, "123456", "")).body).toMatchObject({ errorCode: "function.not.available" });
    await visitor.loginAs(name);
    await turn(app, "on", "MOBILEVERCODELOGIN3");
  });
});
