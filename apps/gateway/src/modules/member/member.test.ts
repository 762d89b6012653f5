import { getMemberIcon, getMemberInfo, updateLanguage } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openAurelune } from "../../../test/visitor.ts";

describe("member", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp();
  });
  afterAll(() => app.close());

  it("AP-12: the member's own facts, to who has a session", async () => {
    const ann = openAurelune(app);
    const { id } = await ann.registerAs("InfoAnna");
    expect(await ann.get(getMemberInfo, {})).toMatchObject({
      id,
      account: "InfoAnna",
      nickname: "InfoAnna",
      type: "MEMBER",
      toUpline: "0",
      clubLabel: {
        labelName: expect.any(String),
        color: expect.stringMatching(/^#/),
        color2: expect.stringMatching(/^#/),
      },
      memberLabel: expect.any(Array),
    });
    expect(await openAurelune(app).call(getMemberInfo, {})).toMatchObject({
      status: 401,
      body: { errorCode: "login.not.session" },
    });
  });

  it("LG-23, AP-13: a member has an avatar, which is a picture that loads", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("iconanna");
    const { icon, list } = await ann.get(getMemberIcon, {});
    expect(list).toContain(icon);
    expect(
      (await app.http.inject({ url: icon, headers: { host: "aurelune.localhost" } })).headers["content-type"],
    ).toContain("image/svg+xml");
  });

  it("AP-67, LT-04: a member keeps a language that the merchant offers", async () => {
    const ann = openAurelune(app);
    await ann.registerAs("langanna");
    expect(await ann.get(updateLanguage, { language: "VI" })).toEqual({ language: "VI" });
    expect((await ann.loginAs("langanna")).language).toBe("VI");
    expect(await ann.refuse(updateLanguage, { language: "TH" })).toBe("language.disabled");
  });
});
