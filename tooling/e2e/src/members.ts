import { randomBytes } from "node:crypto";
import { request as send } from "node:http";
import {
  encryptedBody,
  type Endpoint,
  type Envelope,
  getStatus,
  login,
  type LoginValue,
  register,
  setPaymentPassword,
  type SystemStatus,
} from "@marquee/contract";
import type { Page } from "@playwright/test";
import { CompactEncrypt, importJWK } from "jose";
import { type BrandId, brands, test, toNewName } from "./site.ts";

/** Sends a call to a site as its pages do. Node does not look up `*.localhost`, so the host is said in the header. */
function ask(url: string, method: string, headers: Readonly<Record<string, string>>, body = ""): Promise<string> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const call = send(
      { host: "127.0.0.1", port, path: pathname + search, method, headers: { ...headers, host } },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.on("end", () => resolve(text));
        response.on("error", reject);
      },
    );
    call.on("error", reject).end(body);
  });
}

/** The value of an answer. @throws when the gateway refuses */
function toValue<Value>(what: string, text: string): Value {
  const answer: Envelope<Value> = JSON.parse(text);
  if (!answer.success) throw new Error(`${what}: ${text}`);
  return answer.value;
}

/** The value of a call with an encrypted body at a brand's site, whose origin is `site`; of a member by the session's token. @throws when the gateway refuses */
async function call<Request, Value>(
  site: string,
  brand: BrandId,
  row: Endpoint<Request, Value>,
  body: Request,
  token?: string,
): Promise<Value> {
  const base = { merchant: brand.toUpperCase(), language: "EN" };
  const status = await ask(`${site}${getStatus.path}?url=${new URL(site).host}`, "GET", base);
  const { kid, jwk } = toValue<SystemStatus>("status", status).info.publicKey;
  const header = {
    alg: encryptedBody.alg,
    enc: encryptedBody.enc,
    kid,
    mth: row.method,
    pth: row.path,
    mer: brand.toUpperCase(),
    ts: Math.floor(Date.now() / 1000),
    nonce: randomBytes(16).toString("base64url"),
  };
  const sealed = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader(header)
    .encrypt(await importJWK(jwk, encryptedBody.alg));
  const headers = {
    ...base,
    "content-type": encryptedBody.contentType,
    ...(token === undefined ? {} : { authorization: token }),
  };
  return toValue(row.name, await ask(`${site}${row.path}`, row.method, headers, sealed));
}

/** Has a page begin with a session, as the login forms leave one: its next document has it, and a logout ends it. */
async function giveSession(page: Page, { token, isAgent, userName, id }: LoginValue): Promise<void> {
  await page.addInitScript(
    ([mark, values]) => {
      try {
        // Once: what becomes of the session later is the page's own doing.
        if (sessionStorage.getItem(mark) !== null) return;
        sessionStorage.setItem(mark, "");
        for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
        localStorage.setItem("loggedIn", String(Date.now()));
      } catch {
        // A page without an origin has no storage.
      }
    },
    [`given ${token}`, { token, isAgent: String(isAgent), username: userName, customerId: id, cpw: "1" }] as const,
  );
}

/** What a new member has besides a name. */
type More = { readonly email?: string; readonly paymentPassword?: string };

/** Opens an address of a brand's site as a new member, who was registered by a call. @returns the username */
export async function openNewMember(
  page: Page,
  url: string,
  brand: BrandId,
  username = toNewName(),
  { email, paymentPassword }: More = {},
): Promise<string> {
  const { password } = brands[brand];
  const { origin } = new URL(url);
  const registration = {
    username,
    password,
    confirmPassword: password,
    birthday: "1990-05-05",
    ...(email === undefined ? {} : { email }),
    registerUrl: `${origin}/register`,
    registerMethod: "WEB",
    login: true,
    termsAccepted: true,
    ageConfirmed: true,
  } as const;
  const { session } = await test.step("set-up: sessions by calls", () => call(origin, brand, register, registration));
  if (session === undefined) throw new Error(`${username} has no session after the registration`);
  if (paymentPassword !== undefined) {
    const secret = { password, newPaymentPassword: paymentPassword, confirmPaymentPassword: paymentPassword };
    await call(origin, brand, setPaymentPassword, secret, session.token);
  }
  await giveSession(page, session);
  await page.goto(url);
  return username;
}

/** Logs in a member who is there, such as a demo player, by a call at the site of `url`. */
export async function logInByCall(url: string, brand: BrandId, username: string): Promise<LoginValue> {
  const { password } = brands[brand];
  const body = { type: "username", username, password, side: "MEMBER", deviceId: username } as const;
  return test.step("set-up: sessions by calls", () => call(new URL(url).origin, brand, login, body));
}

/** Has a page begin with the session of a member who is there, who is logged in by a call at the site of `url`. */
export async function logInFor(page: Page, url: string, brand: BrandId, username: string): Promise<void> {
  await giveSession(page, await logInByCall(url, brand, username));
}

/** Opens an address of a brand's site as a member who is there. */
export async function openAs(page: Page, url: string, brand: BrandId, username: string): Promise<void> {
  await logInFor(page, url, brand, username);
  await page.goto(url);
}
