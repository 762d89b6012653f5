import { createHash, createHmac } from "node:crypto";
import { login, register, type SocialProvider } from "@marquee/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { switchModules } from "../../../test/registration.ts";
import {
  beginSocial,
  signInAt,
  type SocialHouse,
  startSocialHouse,
  toSocialLogin,
  toTicket,
} from "../../../test/socialHouse.ts";
import { openAurelune, toRegistration } from "../../../test/visitor.ts";

const modules = ["SOCLOGIN3", "SLGOOGLE3", "SLFACEBOOK3", "SLZALO3", "SLLINE3", "SLTELEGRAM3"];
const on = Object.fromEntries(modules.map((module) => [module, "on" as const]));

let serial = 0;
const toName = (): string => `socann${(serial += 1)}`;

describe("providers of social sign-in", () => {
  let house: SocialHouse;
  let app: TestApp;

  beforeAll(async () => {
    house = await startSocialHouse();
    app = await openTestApp({ MARQUEE_SOCIAL_FILE: house.socialFile });
    await switchModules(app, "aurelune", on);
  });
  afterAll(async () => {
    await app.close();
    await house.stop();
  });

  const refuse = async (provider: SocialProvider, response: string, sent: object): Promise<string> =>
    openAurelune(app).refuse(login, toSocialLogin(provider, response), sent);

  // What every provider must do, whatever its protocol.
  describe.each(["GOOGLE", "FACEBOOK", "ZALO", "LINE", "TELEGRAM"] as const)("%s", (provider) => {
    it("X-75: somebody new registers with the account, and it logs in from then on", async () => {
      const [name, account] = [toName(), toName()];
      const first = await signInAt(house, openAurelune(app), provider, account);
      expect(first.body).toMatchObject({ success: false, errorCode: "social.unlinked", value: { name: account } });
      const socialTicket = toTicket(first.body);
      const form = { ...toRegistration(name, "AURELUNE"), socialTicket };
      expect(await openAurelune(app).get(register, form, first.sent)).toMatchObject({ userName: name });
      const again = await signInAt(house, openAurelune(app), provider, account);
      expect(again.body).toMatchObject({ success: true, value: { userName: name, forceChangePassword: false } });
      const other = await signInAt(house, openAurelune(app), provider, toName());
      expect(other.body).toMatchObject({ errorCode: "social.unlinked" });
    });

    it("LG-22, ER-30: who cancels at the provider is told that the login failed", async () => {
      const { body } = await signInAt(house, openAurelune(app), provider, null);
      expect(body).toMatchObject({ success: false, errorCode: "social.cancelled" });
      expect(JSON.stringify(body)).toContain("Login failed");
    });

    it("X-75: an answer is good once, in the browser that asked, and for the provider that was asked", async () => {
      const { url, sent } = await beginSocial(openAurelune(app), provider);
      const response = await house.choose(url, toName());
      const stranger = await beginSocial(openAurelune(app), provider);
      const wrong = provider === "GOOGLE" ? "LINE" : "GOOGLE";
      expect(await refuse(provider, response, {})).toBe("social.failed");
      expect(await refuse(provider, response, stranger.sent)).toBe("social.failed");
      expect(await refuse(wrong, response, sent)).toBe("social.failed");
      expect(await refuse(provider, response.replace(/state=[^&]+/, "state=guessed"), sent)).toBe("social.failed");
      const outcomes = await Promise.all(Array.from({ length: 6 }, () => refuse(provider, response, sent)));
      expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => "social.failed"), "social.unlinked"]);
    });

    it("X-75: no secret of a sign-in is in the log", async () => {
      const { response } = await signInAt(house, openAurelune(app), provider, toName());
      for (const [, secret = ""] of response.matchAll(/(?:code|state|tgAuthResult)=([^&]+)/g))
        expect(app.logged()).not.toContain(secret);
    });
  });

  /** A login that Telegram's page would sign, with `change` made to it before or after. */
  async function sign(fields: Readonly<Record<string, string | number>>, token = house.botToken) {
    const { url, sent } = await beginSocial(openAurelune(app), "TELEGRAM");
    const state = new URL(new URL(url).searchParams.get("return_to") ?? "").searchParams.get("state") ?? "";
    const text = Object.entries(fields)
      .map((pair) => pair.join("="))
      .toSorted()
      .join("\n");
    const hash = createHmac("sha256", createHash("sha256").update(token).digest()).update(text).digest("hex");
    return { state, sent, hash };
  }
  const toResponse = (state: string, content: unknown): string =>
    `state=${state}&tgAuthResult=${Buffer.from(JSON.stringify(content)).toString("base64url")}`;
  const now = (): number => Math.floor(Date.now() / 1000);

  it("X-75: takes a login that Telegram signed, with a photo, a surname and whatever else it signs", async () => {
    const fields = { id: 77, first_name: "Ann", last_name: "B", photo_url: "https://t.me/i/a=b.jpg", auth_date: now() };
    const { state, sent, hash } = await sign(fields);
    const { body } = await openAurelune(app).call(
      login,
      toSocialLogin("TELEGRAM", toResponse(state, { ...fields, hash })),
      sent,
    );
    expect(body).toMatchObject({ errorCode: "social.unlinked", value: { name: "Ann B" } });
  });

  it("X-75: refuses what Telegram did not sign, an old signature, and one that was used", async () => {
    const fields = { id: 78, first_name: "Ann", auth_date: now() };
    const attempt = async (change: object, base: Parameters<typeof sign>[0] = fields, token?: string) => {
      const { state, sent, hash } = await sign(base, token);
      return refuse("TELEGRAM", toResponse(state, { ...base, hash, ...change }), sent);
    };
    expect(await attempt({ id: 79 })).toBe("social.failed");
    expect(await attempt({ last_name: "added" })).toBe("social.failed");
    expect(await attempt({ hash: "" })).toBe("social.failed");
    expect(await attempt({ hash: "ff" })).toBe("social.failed");
    expect(await attempt({}, fields, "4200002:another-token-of-them")).toBe("social.failed");
    expect(await attempt({}, { ...fields, auth_date: now() - 301 })).toBe("social.failed");
    expect(await attempt({}, { ...fields, auth_date: now() + 120 })).toBe("social.failed");
    expect(await attempt({}, { ...fields, id: 0 })).toBe("social.failed");
    expect(await attempt({})).toBe("social.unlinked");
    // The same signature under a state of its own.
    expect(await attempt({})).toBe("social.failed");
    const { sent, state } = await sign(fields);
    expect(await refuse("TELEGRAM", `state=${state}&tgAuthResult=%7B%7D`, sent)).toBe("social.failed");
  });
});
