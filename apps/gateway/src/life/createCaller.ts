import { randomBytes, randomUUID } from "node:crypto";
import {
  encryptedBody,
  type Endpoint,
  type Envelope,
  getStatus,
  type PublicKey,
  uploadPicture,
} from "@marquee/contract";
import type { FastifyInstance } from "fastify";
import { CompactEncrypt, importJWK } from "jose";

/** Where a member's calls come from. */
export interface Origin {
  readonly host: string;
  readonly merchant: string;
  readonly language: string;
  readonly address: string;
  readonly userAgent: string;
}

type Http = Pick<FastifyInstance, "inject">;

const keys = new WeakMap<Http, Map<string, Promise<PublicKey>>>();

const isEnvelope = <Value>(body: unknown): body is Envelope<Value> =>
  typeof body === "object" && body !== null && typeof Reflect.get(body, "success") === "boolean";

/** What a call may answer: a refusal is part of life, a fault is not. @throws Error for a fault of the gateway */
export function requireNoFault(name: string, status: number, body: unknown): void {
  if (status >= 500 && status !== 503) throw new Error(`${name} answered ${status}: ${JSON.stringify(body)}`);
}

/** A member's browser: sends calls to the gateway of this process as they come over the network, encrypted where they are there. */
export function createCaller(http: Http, { host, merchant, language, address, userAgent }: Origin) {
  let token: string | undefined;
  const toHeaders = () => ({
    host,
    language,
    "user-agent": userAgent,
    "x-forwarded-for": address,
    ...(token === undefined ? {} : { authorization: token }),
  });

  async function loadKey(): Promise<PublicKey> {
    const answer = await http.inject({ method: "GET", url: getStatus.path, headers: toHeaders() });
    const body: unknown = answer.json();
    if (!isEnvelope<{ info: { publicKey: PublicKey } }>(body) || !body.success) throw new Error(answer.body);
    return body.value.info.publicKey;
  }

  function getKey(): Promise<PublicKey> {
    const own = keys.get(http) ?? new Map<string, Promise<PublicKey>>();
    keys.set(http, own);
    const key = own.get(merchant) ?? loadKey();
    own.set(merchant, key);
    return key;
  }

  async function encrypt(path: string, method: string, request: unknown): Promise<string> {
    const key = await getKey();
    const header = {
      mth: method,
      pth: path,
      mer: merchant,
      ts: Math.floor(Date.now() / 1000),
      nonce: randomBytes(16).toString("base64url"),
    };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(request)))
      .setProtectedHeader({ alg: encryptedBody.alg, enc: encryptedBody.enc, kid: key.kid, ...header })
      .encrypt(await importJWK(key.jwk, encryptedBody.alg));
  }

  /** The value of a call; undefined where it is refused. */
  async function call<Request, Value>(row: Endpoint<Request, Value>, request: Request): Promise<Value | undefined> {
    const { method, path, encrypted, idempotencyKey } = row;
    const headers = { ...toHeaders(), ...(idempotencyKey === undefined ? {} : { "idempotency-key": randomUUID() }) };
    const answer =
      method === "GET"
        ? await http.inject({
            method,
            url: path,
            headers,
            query: Object.fromEntries(Object.entries(Object(request)).map(([name, value]) => [name, String(value)])),
          })
        : await http.inject({
            method,
            url: path,
            headers: {
              ...headers,
              "content-type": encrypted === true ? encryptedBody.contentType : "application/json",
            },
            payload: encrypted === true ? await encrypt(path, method, request) : JSON.stringify(request),
          });
    const body: unknown = answer.json();
    requireNoFault(row.name, answer.statusCode, body);
    return isEnvelope<Value>(body) && body.success ? body.value : undefined;
  }

  /** Uploads a picture. @returns its id */
  async function upload(purpose: string, picture: Buffer): Promise<string | undefined> {
    const form = new FormData();
    form.append("purpose", purpose);
    form.append("file", new File([new Uint8Array(picture)], "picture.jpg"));
    const encoded = new Response(form);
    const answer = await http.inject({
      method: "POST",
      url: uploadPicture.path,
      headers: { ...toHeaders(), "content-type": encoded.headers.get("content-type") ?? "" },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const body: unknown = answer.json();
    requireNoFault(uploadPicture.name, answer.statusCode, body);
    return isEnvelope<{ uploadId: string }>(body) && body.success ? body.value.uploadId : undefined;
  }

  return {
    call,
    upload,
    setToken: (next: string | undefined) => {
      token = next;
    },
  };
}

/** What {@link createCaller} makes. */
export type Caller = ReturnType<typeof createCaller>;
