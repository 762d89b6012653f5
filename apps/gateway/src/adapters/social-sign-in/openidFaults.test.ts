import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listSocialProviders, login, register, startSocialLogin } from "@marquee/contract";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Forged, openFakeIssuer } from "../../../test/fakeIssuer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import { beginSocial, toSocialLogin, toTicket } from "../../../test/socialHouse.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";
import { ConfigError } from "../../config.ts";
import { readSocialSettings } from "./readSocialSettings.ts";

const clientId = "aurelune-client";
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("an OpenID issuer that is wrong, forged or away", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-social-"));
  let issuer: Awaited<ReturnType<typeof openFakeIssuer>>;
  let other: Awaited<ReturnType<typeof openFakeIssuer>>;
  let app: TestApp;

  const write = (content: unknown): string => {
    const file = join(folder, "social.json");
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  beforeAll(async () => {
    issuer = await openFakeIssuer(clientId);
    other = await openFakeIssuer(clientId);
    const toSettings = ({ origin }: { readonly origin: string }) => ({
      issuer: origin,
      clientId,
      clientSecret: "s3cret-of-it",
    });
    const file = write({ AURELUNE: { GOOGLE: toSettings(issuer), LINE: toSettings(other) } });
    app = await openTestApp({ MARQUEE_SOCIAL_FILE: file });
    await switchModules(app, "aurelune", { SOCLOGIN3: "on", SLGOOGLE3: "on", SLLINE3: "on", SLZALO3: "on" });
  });
  afterAll(async () => {
    await app.close();
    issuer.close();
    other.close();
    rmSync(folder, { recursive: true });
  });

  /** One sign-in that the issuer answers like this. @returns the login's answer */
  async function attempt(forged: Forged, change: (response: URLSearchParams) => void = () => {}) {
    const visitor = openAurelune(app);
    const { url, sent } = await beginSocial(visitor, "GOOGLE");
    issuer.answer(url, forged);
    const response = new URLSearchParams({
      code: "the-code",
      state: new URL(url).searchParams.get("state") ?? "",
      iss: issuer.origin,
    });
    change(response);
    const { body } = await visitor.call(login, toSocialLogin("GOOGLE", response.toString()), sent);
    return { body, code: body.success ? "in" : body.errorCode, url, sent };
  }

  it("X-75: asks with state, nonce and PKCE, and proves with the verifier that it is who asked", async () => {
    const { url, code } = await attempt({});
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: clientId,
      response_type: "code",
      redirect_uri: "http://aurelune.localhost/login/social/google",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    const form = issuer.asked.at(-1);
    const challenge = createHash("sha256")
      .update(form?.get("code_verifier") ?? "")
      .digest("base64url");
    expect(challenge).toBe(asked.get("code_challenge"));
    expect(code).toBe("social.unlinked");
  });

  const now = Math.floor(Date.now() / 1000);
  it.each<readonly [string, Forged]>([
    ["of another sign-in (nonce)", { claims: { nonce: "x".repeat(43) } }],
    ["without a nonce", { claims: { nonce: undefined } }],
    ["for another site", { claims: { aud: "another" } }],
    ["of another issuer", { claims: { iss: "https://accounts.google.com" } }],
    ["that has expired", { claims: { iat: now - 7_200, exp: now - 3_600 } }],
    ["without an end", { claims: { exp: undefined } }],
    ["about nobody", { claims: { sub: "" } }],
    ["about too long a subject", { claims: { sub: "s".repeat(256) } }],
    ["that is not signed", { idToken: (claims) => `${encode({ alg: "none" })}.${encode(claims)}.` }],
    [
      "signed by a secret that both know",
      {
        idToken: (claims) =>
          new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode("s3cret-of-it")),
      },
    ],
    [
      "signed by another key",
      { idToken: async (claims) => issuer.sign(claims, (await generateKeyPair("RS256")).privateKey) },
    ],
    ["that is none", { idToken: () => "a.b.c" }],
    ["for a code that was used", { status: 400 }],
  ])("X-75: takes no ID token %s", async (_, forged) => {
    expect((await attempt(forged)).code).toBe("social.failed");
  });

  it("X-75: takes no answer in another issuer's name, without a name, with two codes or with none", async () => {
    expect((await attempt({}, (response) => response.set("iss", other.origin))).code).toBe("social.failed");
    expect((await attempt({}, (response) => response.delete("iss"))).code).toBe("social.failed");
    expect((await attempt({}, (response) => response.append("code", "second"))).code).toBe("social.failed");
    expect((await attempt({}, (response) => response.delete("code"))).code).toBe("social.failed");
    const asked = issuer.asked.length;
    expect((await attempt({}, (response) => response.set("state", "guess"))).code).toBe("social.failed");
    expect(issuer.asked.length).toBe(asked);
    expect(
      (
        await attempt({}, (response) => {
          response.delete("code");
          response.set("error", "access_denied");
        })
      ).code,
    ).toBe("social.cancelled");
  });

  it("X-75: a mailbox finds nobody, and one that the issuer has not confirmed is not even told", async () => {
    const email = "mailbox@mail.example";
    await openAurelune(app).registerAs("mailowner1", { email });
    for (const isVerified of [false, "false", "1", 1, undefined]) {
      const unconfirmed = await attempt({ claims: { sub: "thief", email, email_verified: isVerified } });
      expect(unconfirmed.code).toBe("social.unlinked");
      expect(JSON.stringify(unconfirmed.body), String(isVerified)).not.toContain(email);
    }
    for (const isVerified of [true, "true"]) {
      const confirmed = await attempt({ claims: { sub: "thief", email, email_verified: isVerified } });
      expect(confirmed.body).toMatchObject({ errorCode: "social.unlinked", value: { email } });
    }
  });

  it("X-75: the same subject of another issuer is somebody else", async () => {
    const first = await attempt({ claims: { sub: "twin" } });
    const form = { ...toRegistration("twinone1", "AURELUNE"), socialTicket: toTicket(first.body) };
    await openAurelune(app).get(register, form, first.sent);
    expect((await attempt({ claims: { sub: "twin" } })).code).toBe("in");
    const visitor = openAurelune(app);
    const { url, sent } = await beginSocial(visitor, "LINE");
    other.answer(url, { claims: { sub: "twin" } });
    const response = `code=c&state=${new URL(url).searchParams.get("state")}&iss=${encodeURIComponent(other.origin)}`;
    expect(await visitor.refuse(login, toSocialLogin("LINE", response), sent)).toBe("social.unlinked");
  });

  it("X-75: while the issuer is away it says so, and works when it is back", async () => {
    issuer.setDown(true);
    expect((await attempt({})).code).toBe("social.unavailable");
    issuer.setDown(false);
    expect((await attempt({})).code).toBe("social.unlinked");
    const second = await app.openBeside();
    issuer.setDown(true);
    expect(await openAurelune(second).refuse(startSocialLogin, { provider: "GOOGLE" })).toBe("social.unavailable");
    issuer.setDown(false);
    expect((await openAurelune(second).get(startSocialLogin, { provider: "GOOGLE" })).url).toContain(issuer.origin);
  });

  it("X-75: a provider that is on and not set up is not offered", async () => {
    expect(await openAurelune(app).get(listSocialProviders, {})).toEqual({ providers: ["GOOGLE", "LINE"] });
    expect(await openAurelune(app).refuse(startSocialLogin, { provider: "ZALO" })).toBe("function.not.available");
  });

  it("X-75: a file that is wrong ends the start by the place in it, and production takes no issuer in the clear", () => {
    const google = { issuer: "http://a.example", clientId: "a", clientSecret: "the-secret" };
    const read = (content: unknown, isProduction = false): string => {
      try {
        readSocialSettings(write(content), isProduction);
        return "read";
      } catch (error) {
        return error instanceof ConfigError ? error.message : String(error);
      }
    };
    expect(read({ AURELUNE: { GOOGLE: google } })).toBe("read");
    expect(read({ AURELUNE: { GOOGLE: google } }, true)).toBe("MARQUEE_SOCIAL_FILE: AURELUNE GOOGLE is not encrypted");
    expect(read({ AURELUNE: { GOOGLE: { ...google, issuer: "https://a.example" } } }, true)).toBe("read");
    const wrong = read({ AURELUNE: { GOOGLE: { ...google, clientId: 7 } } });
    expect(wrong).toContain("MARQUEE_SOCIAL_FILE: /AURELUNE/GOOGLE");
    expect(wrong).not.toContain("the-secret");
    expect(read({ AURELUNE: { MYSPACE: google } })).toContain("/AURELUNE");
    expect(read("{")).toContain("MARQUEE_SOCIAL_FILE");
  });
});
