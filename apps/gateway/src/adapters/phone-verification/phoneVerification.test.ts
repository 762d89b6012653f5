import { createPhoneToken, registerMobile, sendRegisterCode } from "@marquee/contract";
import { accounts, openThirdParties, type ThirdParties } from "@marquee/third-parties";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules, toMobileForm } from "../../../test/registration.ts";
import { openAurelune } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

describe("phone verification by Firebase", () => {
  let firebase: ThirdParties;
  let app: TestApp;
  let serial = 0;

  beforeAll(async () => {
    firebase = await openThirdParties();
    app = await openTestApp({
      MARQUEE_FIREBASE_PROJECT: accounts.firebaseProject,
      MARQUEE_FIREBASE_API_KEY: accounts.firebaseApiKey,
      MARQUEE_FIREBASE_KEYS: firebase.keys,
      MARQUEE_WIDGET_HOST: "https://widgets.example",
    });
    await switchModules(app, "aurelune", { MOBILENUMREG3: "on", REGMOBVERF3: "on", REGFIRE3: "on" });
  });
  afterAll(async () => {
    await app.close();
    firebase.close();
  });

  const toNumber = (): string => `+8491200${String((serial += 1)).padStart(4, "0")}`;
  const enroll = async (mobile: string, firebaseIdToken: string): Promise<string> => {
    const form = toMobileForm(mobile, { firebaseChannel: "sms", firebaseIdToken });
    const { body } = await openAurelune(app).call(registerMobile, form);
    return body.success ? "in" : body.errorCode;
  };

  it("RG-25: answers server.busy while the keys cannot be fetched, and caches them afterwards", async () => {
    const [mobile, other] = [toNumber(), toNumber()];
    firebase.setDown(true);
    expect(await enroll(mobile, firebase.sign(firebase.toClaims(mobile)))).toBe("server.busy");
    firebase.setDown(false);
    expect(await enroll(mobile, firebase.sign(firebase.toClaims(mobile)))).toBe("in");
    const asked = firebase.countKeysAsked();
    firebase.setDown(true);
    expect(await enroll(other, firebase.sign(firebase.toClaims(other)))).toBe("in");
    expect(firebase.countKeysAsked()).toBe(asked);
    firebase.setDown(false);
  });

  it("RG-25, EN-07: refuses a token with another key, project, issuer, number or time, and an unsigned one", async () => {
    const mobile = toNumber();
    const claims = firebase.toClaims(mobile);
    const { now, sign } = firebase;
    const { phone_number: _, ...nameless } = claims;
    const tokens = [
      firebase.signAsStranger(claims),
      sign({ ...claims, aud: "another" }),
      sign({ ...claims, iss: "https://securetoken.google.com/another" }),
      sign({ ...claims, exp: now - 10 }),
      sign({ ...claims, auth_time: now - 3_600 }),
      sign({ ...claims, auth_time: now + 3_600 }),
      sign({ ...claims, sub: "" }),
      sign({ ...claims, phone_number: "+84912999999" }),
      sign(nameless),
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.`,
      "a.b.c",
    ];
    for (const token of tokens) expect(await enroll(mobile, token), token).toBe("sms.code.invalid");
    expect(await enroll(mobile, sign(claims))).toBe("in");
  });

  it("RG-22: Firebase sends its own codes, so the gateway sends none and makes no tokens", async () => {
    const request = { mobileNum: toNumber(), countryDialingCode: "+84" };
    const sent = await openAurelune(app).get(sendRegisterCode, { ...request, purpose: "REGISTER" });
    expect(sent).toMatchObject({
      channel: "FIREBASE",
      expiredMinutes: 1,
      widget: { url: "https://widgets.example/widgets/firebase", phoneNumber: request.mobileNum },
    });
    const messages = await tables(app.services.db).selectFrom("outgoing_messages").selectAll().execute();
    expect(messages).toEqual([]);
    expect(await openAurelune(app).refuse(createPhoneToken, { ...request, verificationCode: "123456" })).toBe(
      "sms.code.expired",
    );
  });
});
