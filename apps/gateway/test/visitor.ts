import { randomBytes } from "node:crypto";
import {
  type Balance,
  encryptedBody,
  type Endpoint,
  type Envelope,
  getBalance,
  getStatus,
  listGames,
  type LaunchRequest,
  launchGame,
  login,
  type LoginValue,
  type PublicKey,
  register,
  type RegisterRequest,
} from "@marquee/contract";
import { CompactEncrypt, importJWK } from "jose";

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/** A request as it goes out. */
export interface Outgoing {
  readonly method: HttpMethod;
  readonly url: string;
  readonly query?: Record<string, string>;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}

/** A response as it comes in. */
export interface Incoming {
  readonly statusCode: number;
  readonly body: string;
  readonly json: () => unknown;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/** A gateway that calls can be sent to: in this process, or over the network. */
export interface Gateway {
  readonly http: { readonly inject: (request: Outgoing) => Promise<Incoming> };
}

/** What a call may say beside its row. */
export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: HttpMethod;
}

/** An answer: status and envelope. */
export interface Answered<Value> {
  readonly status: number;
  readonly body: Envelope<Value>;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/** Encrypts a body as the client does (contract 3.5). */
export async function encrypt(
  content: unknown,
  key: PublicKey,
  header: Readonly<Record<string, unknown>>,
): Promise<string> {
  return encryptBytes(new TextEncoder().encode(JSON.stringify(content)), key, header);
}

/** Encrypts what may be no JSON at all. */
export async function encryptBytes(
  bytes: Uint8Array,
  key: PublicKey,
  header: Readonly<Record<string, unknown>>,
): Promise<string> {
  const protectedHeader = { alg: encryptedBody.alg, enc: encryptedBody.enc, kid: key.kid, ...header };
  return new CompactEncrypt(bytes)
    .setProtectedHeader(protectedHeader)
    .encrypt(await importJWK(key.jwk, encryptedBody.alg));
}

/** The gateway under test holds the value to the row's schema itself. */
function isEnvelope<Value>(body: unknown): body is Envelope<Value> {
  return typeof body === "object" && body !== null && typeof Reflect.get(body, "success") === "boolean";
}

/** A browser at one merchant: keeps the token, encrypts what must be. */
export function createVisitor(app: Gateway, host: string, merchant: string) {
  let token: string | undefined;
  let key: PublicKey | undefined;

  async function send(
    row: Endpoint<never>,
    request: unknown,
    { headers = {}, method = row.method }: Sent = {},
  ): Promise<Incoming> {
    const base = { host, language: "EN", ...(token === undefined ? {} : { authorization: token }), ...headers };
    if (method === "GET") {
      const query = Object.fromEntries(Object.entries(Object(request)).map(([name, value]) => [name, String(value)]));
      return app.http.inject({ method, url: row.path, query, headers: base });
    }
    if (!row.encrypted) {
      const json = { ...base, "content-type": "application/json" };
      return app.http.inject({ method, url: row.path, headers: json, payload: JSON.stringify(request) });
    }
    key ??= (await get(getStatus, {})).info.publicKey;
    const header = {
      mth: method,
      pth: row.path,
      mer: merchant,
      ts: Math.floor(Date.now() / 1000),
      nonce: randomBytes(16).toString("base64url"),
    };
    const payload = await encrypt(request, key, header);
    return app.http.inject({
      method,
      url: row.path,
      headers: { ...base, "content-type": encryptedBody.contentType },
      payload,
    });
  }

  async function call<Request, Value>(
    row: Endpoint<Request, Value>,
    request: Request,
    sent: Sent = {},
  ): Promise<Answered<Value>> {
    const { shapes: _, ...data } = row;
    const response = await send(data, request, sent);
    const body = response.json();
    if (!isEnvelope<Value>(body)) throw new Error(`${row.name} answers no envelope: ${response.body.slice(0, 200)}`);
    return { status: response.statusCode, body, cookies: response.cookies };
  }

  /** The value of a call that must succeed. */
  async function get<Request, Value>(row: Endpoint<Request, Value>, request: Request, sent: Sent = {}): Promise<Value> {
    const { status, body } = await call(row, request, sent);
    if (!body.success) throw new Error(`${row.name}: ${status} ${JSON.stringify(body)}`);
    return body.value;
  }

  /** The code of a call that must be refused. */
  async function refuse<Request, Value>(
    row: Endpoint<Request, Value>,
    request: Request,
    sent: Sent = {},
  ): Promise<string> {
    const { body } = await call(row, request, sent);
    if (body.success) throw new Error(`${row.name} succeeded`);
    return body.errorCode;
  }

  const keep = (value: LoginValue): LoginValue => {
    token = value.token;
    return value;
  };

  return {
    send,
    call,
    get,
    refuse,
    setToken: (next: string | undefined) => {
      token = next;
    },
    getToken: () => token,
    registerAs: async (username: string, more: Partial<RegisterRequest> = {}) => {
      const value = await get(register, { ...toRegistration(username, merchant), ...more });
      if (value.session !== undefined) keep(value.session);
      return value;
    },
    loginAs: async (username: string, password = passwordOf(merchant)) =>
      keep(await get(login, { type: "username", username, password, side: "MEMBER", deviceId: "test" })),
    getStatus: () => get(getStatus, { url: host }),
    getBalance: (): Promise<Balance> => get(getBalance, {}),
    launchFirst: async (mode: "REAL" | "DEMO" = "REAL", more: Partial<LaunchRequest> = {}) => {
      const { games } = await get(listGames, { pageSize: 1 });
      return get(launchGame, { ...toLaunch(host, merchant, games[0]?.nodeId ?? ""), mode, ...more });
    },
  };
}

/** A browser of these tests. */
export type Visitor = ReturnType<typeof createVisitor>;

/** A password that the merchant's rules allow. */
export function passwordOf(merchant: string): string {
  return merchant === "AURELUNE" ? "Silver#Moon42" : "field2026x";
}

/** A filled registration form. */
export function toRegistration(username: string, merchant: string): RegisterRequest {
  const password = passwordOf(merchant);
  return {
    username,
    password,
    confirmPassword: password,
    birthday: "1990-05-17",
    registerUrl: "http://localhost/register",
    registerMethod: "WEB",
    login: true,
    termsAccepted: true,
    ageConfirmed: true,
  };
}

/** A launch request for one game. */
export function toLaunch(host: string, merchant: string, nodeId: string): LaunchRequest {
  return {
    gameId: nodeId,
    nodeId,
    accountType: 1,
    confirmTrans: 0,
    vassalage: "",
    launchMode: "GLS",
    platform: "html5-desktop",
    clientType: 3,
    username: "",
    token: "",
    merchantCode: merchant,
    language: "EN",
    backUrl: `http://${host}/rng`,
    mode: "REAL",
  };
}

/** The two merchants of the demo. */
export const openAurelune = (app: Gateway): Visitor => createVisitor(app, "aurelune.localhost", "AURELUNE");
export const openKickline = (app: Gateway): Visitor => createVisitor(app, "kickline.localhost", "KICKLINE");
