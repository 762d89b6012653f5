import { createHmac } from "node:crypto";
import { getBotChallenge, register } from "@marquee/contract";
import { accounts, openThirdParties, type ThirdParties } from "@marquee/third-parties";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";
import type { App } from "../../app.ts";

describe("the bot check by Geetest", () => {
  let geetest: ThirdParties;
  let app: TestApp;
  let second: App;
  let serial = 0;

  beforeAll(async () => {
    geetest = await openThirdParties();
    app = await openTestApp({
      MARQUEE_GEETEST_ID: accounts.geetestId,
      MARQUEE_GEETEST_KEY: accounts.geetestKey,
      MARQUEE_GEETEST_URL: geetest.url,
      MARQUEE_WIDGET_HOST: "https://widgets.example",
    });
    await switchModules(app, "aurelune", { GEETEST3: "on" });
    second = await app.openBeside();
  });
  afterAll(async () => {
    await app.close();
    geetest.close();
  });

  const toProof = (pass_token = "passed") => ({
    lot_number: `lot${(serial += 1)}`,
    captcha_output: "output",
    pass_token,
    gen_time: "1763900000",
  });
  const enroll = async (proof: object, gateway: Pick<App, "http"> = app): Promise<string> => {
    const form = { ...toRegistration(`botann${(serial += 1)}`, "AURELUNE"), login: false, geetest: Object(proof) };
    const { body } = await openAurelune(gateway).call(register, form);
    return body.success ? "in" : body.errorCode;
  };

  it("RG-17: the page receives only the account's public id", async () => {
    const text = JSON.stringify(await openAurelune(app).get(getBotChallenge, {}));
    expect(JSON.parse(text)).toEqual({
      kind: "GEETEST",
      captchaId: accounts.geetestId,
      widget: "https://widgets.example/widgets/geetest",
    });
    expect(app.logged()).not.toContain(accounts.geetestKey);
  });

  it("RG-17, EN-07: accepts what Geetest passes, signed with the account's key, and refuses everything else", async () => {
    const proof = toProof();
    expect(await enroll(proof)).toBe("in");
    expect(Object.fromEntries(geetest.asked.at(-1) ?? [])).toEqual({
      ...proof,
      sign_token: createHmac("sha256", accounts.geetestKey).update(proof.lot_number).digest("hex"),
    });
    expect(await enroll(toProof("bot"))).toBe("geetest.failed");
    expect(await enroll({ proof: "{}" })).toBe("geetest.failed");
    expect(await enroll({})).toBe("request.invalid");
  });

  it("RG-17: a proof is valid for one of many simultaneous calls, and Geetest is asked about it once", async () => {
    const proof = toProof();
    const before = geetest.asked.length;
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => enroll(proof)));
    expect(outcomes.filter((outcome) => outcome === "in")).toHaveLength(1);
    expect(geetest.asked.length).toBe(before + 1);
    // Another gateway without a shared store asks, and Geetest itself refuses.
    expect(await enroll(proof, second)).toBe("geetest.failed");
  });

  it("RG-17: a check that cannot be completed counts as failed", async () => {
    geetest.setDown(true);
    expect(await enroll(toProof())).toBe("geetest.failed");
    geetest.setDown(false);
    expect(await enroll(toProof())).toBe("in");
  });
});
