import { createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { accounts } from "./accounts.ts";
import { siteKey } from "./scripts.ts";

/** What the service answers. */
type Answer = { readonly status: number; readonly body: object };

const refusal = (message: string): Answer => ({ status: 400, body: { error: { code: 400, message } } });

const toBase64Url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token with these claims, signed as Google signs them. */
function toToken(claims: object, kid: string, key: KeyObject): string {
  const text = `${toBase64Url({ alg: "RS256", kid, typ: "JWT" })}.${toBase64Url(claims)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key, "base64url")}`;
}

/** Firebase's phone verification: it sends codes, checks them, and signs ID tokens with keys that are published. */
export function createFirebase() {
  const own = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, string>();
  const sessions = new Map<string, string>();
  const now = Math.floor(Date.now() / 1_000);
  const toClaims = (phone_number: string) => ({
    iss: `https://securetoken.google.com/${accounts.firebaseProject}`,
    aud: accounts.firebaseProject,
    sub: "user-1",
    iat: now,
    exp: now + 3_600,
    auth_time: now,
    phone_number,
    firebase: { sign_in_provider: "phone" },
  });
  const sign = (claims: object): string => toToken(claims, "first", own.privateKey);
  const answer = (path: string, query: URLSearchParams, body: Readonly<Record<string, string>>): Answer => {
    if (!path.startsWith("/v1/") || query.get("key") !== accounts.firebaseApiKey) return refusal("API_KEY_INVALID");
    if (path === "/v1/recaptchaParams") return { status: 200, body: { recaptchaSiteKey: siteKey } };
    if (path === "/v1/accounts:sendVerificationCode") {
      if (body["recaptchaToken"] !== `recaptcha token for ${siteKey}`) return refusal("CAPTCHA_CHECK_FAILED");
      const sessionInfo = randomBytes(12).toString("hex");
      sessions.set(sessionInfo, body["phoneNumber"] ?? "");
      codes.set(body["phoneNumber"] ?? "", "246810");
      return { status: 200, body: { sessionInfo } };
    }
    const phone = sessions.get(body["sessionInfo"] ?? "");
    if (phone === undefined) return refusal("SESSION_EXPIRED");
    if (body["code"] !== codes.get(phone)) return refusal("INVALID_CODE : the code is wrong");
    return { status: 200, body: { idToken: sign(toClaims(phone)), phoneNumber: phone } };
  };
  return {
    now,
    toClaims,
    sign,
    /** Signs with a key that is not published, under the name of one that is. */
    signAsStranger: (claims: object): string => toToken(claims, "first", stranger.privateKey),
    /** The code that the phone with this number shows. */
    getCode: (number: string): string => codes.get(number) ?? "",
    listKeys: (): object => ({
      keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: "first", alg: "RS256", use: "sig" }],
    }),
    answer,
  };
}
