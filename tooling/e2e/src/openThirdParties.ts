import { createHmac, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";

/** Geetest's account and Firebase's project in these tests. */
export const accounts = {
  geetestId: "647f5ed2ed8acb4be36784e01556bb71",
  geetestKey: "b09a7aafbfd83f73b35a9b530d0337bf",
  firebaseProject: "marquee-test",
  firebaseApiKey: "web-key-of-these-tests",
} as const;

const siteKey = "recaptcha-site-key";

/** Geetest's script, version 4: a button in the place of its puzzle. */
const geetestScript = `
window.initGeetest4 = (config, done) => {
  const on = {};
  const values = { captcha_id: config.captchaId, captcha_output: "output", pass_token: "passed", gen_time: "1763900000" };
  const captcha = {
    onReady: (then) => { queueMicrotask(then); return captcha; },
    onSuccess: (then) => { on.success = then; return captcha; },
    onError: (then) => { on.error = then; return captcha; },
    onClose: (then) => { on.close = then; return captcha; },
    getValidate: () => ({ ...values, lot_number: crypto.randomUUID() }),
    showCaptcha: () => {
      for (const [word, then] of [["Slide to verify", "success"], ["Close the puzzle", "close"]]) {
        const button = document.createElement("button");
        button.textContent = word + " (" + config.language + ")";
        button.onclick = () => on[then]();
        document.body.append(button);
      }
    },
  };
  done(captcha);
};`;

/** The script of an invisible reCAPTCHA, which takes everybody for a person. */
const recaptchaScript = `
window.grecaptcha = {
  ready: (then) => queueMicrotask(then),
  render: (place, options) => { grecaptcha.options = options; return 0; },
  execute: () => grecaptcha.options.callback("recaptcha token for " + grecaptcha.options.sitekey),
};`;

const toBase64Url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * Geetest and Firebase's phone verification on one free port: their scripts for pages, their interfaces and Google's keys.
 * Answers are what their documentation says.
 */
export async function openThirdParties() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const codes = new Map<string, string>();
  const sessions = new Map<string, string>();
  const used = new Set<string>();

  function toIdToken(phone_number: string): string {
    const now = Math.floor(Date.now() / 1_000);
    const project = accounts.firebaseProject;
    const head = toBase64Url({ alg: "RS256", kid: "first", typ: "JWT" });
    const body = toBase64Url({
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      sub: "user-1",
      iat: now,
      exp: now + 3_600,
      auth_time: now,
      phone_number,
      firebase: { sign_in_provider: "phone" },
    });
    return `${head}.${body}.${createSign("RSA-SHA256").update(`${head}.${body}`).sign(privateKey, "base64url")}`;
  }

  const refusal = (message: string) => ({ status: 400, body: { error: { code: 400, message } } });

  function answerFirebase(path: string, body: Readonly<Record<string, string>>) {
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
    return { status: 200, body: { idToken: toIdToken(phone), phoneNumber: phone } };
  }

  /** Each lot passes once, signed with the account's key. */
  function validate(form: URLSearchParams) {
    const lot = form.get("lot_number") ?? "";
    const isSigned = form.get("sign_token") === createHmac("sha256", accounts.geetestKey).update(lot).digest("hex");
    const isRight = isSigned && form.get("pass_token") === "passed" && !used.has(lot);
    used.add(lot);
    return { status: 200, body: { status: "success", result: isRight ? "success" : "fail", reason: "" } };
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://third");
    const text = await request.toArray().then((parts) => Buffer.concat(parts).toString("utf8"));
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "content-type" };
    const script = { "/v4/gt4.js": geetestScript, "/recaptcha/api.js": recaptchaScript }[pathname];
    if (script !== undefined) {
      response.writeHead(200, { ...headers, "content-type": "text/javascript" });
      response.end(script);
      return;
    }
    if (request.method === "OPTIONS") {
      response.writeHead(204, headers);
      response.end();
      return;
    }
    const isKnown = pathname.startsWith("/v1/") && searchParams.get("key") === accounts.firebaseApiKey;
    const { status, body } =
      pathname === "/validate"
        ? validate(new URLSearchParams(text))
        : pathname === "/jwk"
          ? {
              status: 200,
              body: { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "first", alg: "RS256", use: "sig" }] },
            }
          : isKnown
            ? answerFirebase(pathname, text === "" ? {} : JSON.parse(text))
            : refusal("API_KEY_INVALID");
    response.writeHead(status, { ...headers, "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    /** The code that the phone with this number shows. */
    getCode: (number: string): string => codes.get(number) ?? "",
    close: () => server.close(),
  };
}
