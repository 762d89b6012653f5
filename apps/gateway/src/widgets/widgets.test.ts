import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { readConfig } from "../config.ts";

const account = { MARQUEE_GEETEST_ID: "647f5ed2ed8acb4be36784e01556bb71", MARQUEE_GEETEST_KEY: "b09a7aafbfd83f73" };

describe("pages with the widgets of third parties", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ ...account, MARQUEE_WIDGET_HOST: "https://widgets.example" });
  });
  afterAll(() => app.close());

  const get = (host: string, url: string) => app.http.inject({ url, headers: { host } });

  it("RG-17: are served at their own host only, and only merchants' pages may frame them", async () => {
    const page = await get("widgets.example", "/widgets/geetest");
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain(account.MARQUEE_GEETEST_KEY);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' https://*.geetest.com");
    expect(policy).toMatch(/frame-ancestors https:\/\/aurelune\.localhost /);
    expect(policy).not.toContain("frame-ancestors *");
    for (const script of ["geetest", "answerParent"])
      expect((await get("widgets.example", `/widgets/${script}.js`)).headers["content-type"]).toContain("javascript");
    for (const url of ["/widgets/geetest", "/widgets/geetest.js"])
      expect((await get("aurelune.localhost", url)).statusCode).toBe(404);
    for (const url of ["/widgets/firebase", "/widgets/__proto__", "/widgets/..%2fregisterWidgets.ts"])
      expect((await get("widgets.example", url)).statusCode).toBe(404);
  });

  it("a setting without the host that its widget needs is named", () => {
    expect(() => readConfig([], account)).toThrow("MARQUEE_WIDGET_HOST");
    expect(() => readConfig([], { MARQUEE_FIREBASE_PROJECT: "marquee-test" })).toThrow("MARQUEE_FIREBASE_API_KEY");
  });
});
