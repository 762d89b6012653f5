import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { openEveryCall } from "../../test/registration.ts";
import { openAurelune } from "../../test/visitor.ts";

/** Calls as the specification (§7) writes them: A needs a token, E an encrypted body. */
const calls = [
  ["AP-01", "POST", "/wps/session/login", "E"],
  ["AP-16", "POST", "/wps/member/register", "E"],
  ["AP-16", "PUT", "/wps/member/register", "E"],
  ["AP-04", "POST", "/wps/verification/sms/noLogin", ""],
  ["AP-12", "GET", "/wps/member/info", "A"],
  ["AP-17", "POST", "/wps/member/register/mobile", "E"],
  ["AP-17", "PUT", "/wps/member/register/mobile", "E"],
  ["AP-18", "POST", "/wps/member/password", "AE"],
  ["AP-19", "POST", "/wps/member/password/email", ""],
  ["AP-20", "POST", "/wps/member/password/verification", "E"],
  ["AP-21", "GET", "/wps/agent/affiliate?code=NOBODY&domain=aurelune.localhost", ""],
] as const;

describe("a call of the specification", () => {
  let app: TestApp;
  let token = "";

  beforeAll(async () => {
    app = await openTestApp();
    token = (await openAurelune(app).registerAs("speccalls", { login: true })).token ?? "";
    await openEveryCall(app, "aurelune");
  });
  afterAll(() => app.close());

  it.each(calls)(
    "%s: %s %s is served there, with a token and an encrypted body where it says so",
    async (_, method, url, needs) => {
      const ask = async (headers: Readonly<Record<string, string>> = {}) => {
        const answer = await app.http.inject({
          method,
          url,
          headers: { host: "aurelune.localhost", "content-type": "application/json", ...headers },
          ...(method === "GET" ? {} : { payload: "{}" }),
        });
        const body: { readonly errorCode?: string } = answer.json();
        return [answer.statusCode, body.errorCode];
      };
      if (needs.includes("A")) expect(await ask()).toEqual([401, "login.not.session"]);
      else expect((await ask())[1]).not.toBe("login.not.session");
      const [status, code] = await ask({ authorization: token });
      expect([200, 400]).toContain(status);
      if (needs.includes("E")) expect(code).toBe("encryption.required");
      else expect(code ?? "").not.toMatch(/^encryption/);
    },
  );
});
