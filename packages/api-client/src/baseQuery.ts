import {
  clientVersion,
  encryptedBody,
  type Endpoint,
  type Envelope,
  gatewayVersion,
  type PublicKey,
} from "@marquee/contract";
import type { BaseQueryFn } from "@reduxjs/toolkit/query";
import type { ApiError } from "./ApiError.ts";
import { type ClientContext, isClientContext } from "./ClientContext.ts";
import { endIntent, getIntentKey } from "./intentKeys.ts";

/** One call: a row of the contract and what to send. */
export type Call = {
  readonly row: Endpoint<never, unknown>;
  readonly request: object;
};

/** The gateway's clock less ours, in milliseconds, from the newest answer (contract 3.5). */
let clockOffset = 0;

const failure = (code: string, status: number, requestId: string): ApiError => ({
  code,
  status,
  message: "",
  value: {},
  fields: [],
  retryAfter: undefined,
  requestId,
});

/**
 * The headers of every call (contract 3.1.1).
 *
 * @internal
 */
export function toHeaders(call: Call, context: ClientContext, requestId: string): Headers {
  const headers = new Headers({
    Accept: "application/json",
    Merchant: context.merchantCode,
    Language: context.getLanguage(),
    Device: context.device,
    Platform: context.platform,
    ModuleId: call.row.moduleId,
    "Gateway-Version": String(gatewayVersion),
    "X-Client-Version": String(clientVersion),
    "X-Request-Id": requestId,
  });
  const token = context.getToken();
  if (call.row.token !== "none" && token !== null) headers.set("Authorization", token);
  const key = getIntentKey(call);
  if (key !== undefined) headers.set("Idempotency-Key", key);
  return headers;
}

function toParameters(request: object): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(request)) if (value !== undefined) parameters.set(name, String(value));
  return parameters;
}

function toAddress({ row, request }: Call): string {
  if (row.method !== "GET") return row.path;
  const text = toParameters(request).toString();
  return text === "" ? row.path : `${row.path}?${text}`;
}

const loadForm = (request: object): Promise<FormData> => import("./toForm.ts").then(({ toForm }) => toForm(request));

async function toBody(call: Call, context: ClientContext, headers: Headers): Promise<string | FormData | null> {
  if (call.row.method === "GET") return null;
  if (call.row.form) {
    headers.set("Content-Type", "application/x-www-form-urlencoded");
    return toParameters(call.request).toString();
  }
  if (call.row.multipart) return loadForm(call.request);
  if (!call.row.encrypted) {
    headers.set("Content-Type", "application/json");
    return JSON.stringify(call.request);
  }
  const key = await context.getPublicKey();
  // What is secret goes out encrypted or not at all.
  if (key === null) throw new Error("no key has come");
  headers.set("Content-Type", encryptedBody.contentType);
  const { method, path } = call.row;
  const { encryptBody } = await import("./encryptBody.ts");
  return encryptBody(call.request, { key, method, path, merchantCode: context.merchantCode, clockOffset });
}

/**
 * Whether a body is the contract's envelope.
 *
 * @internal
 */
export const isEnvelope = (data: unknown): data is Envelope<unknown> =>
  typeof data === "object" && data !== null && "success" in data && "requestId" in data;

const isPublicKey = (value: unknown): value is PublicKey =>
  typeof value === "object" && value !== null && "kid" in value && "jwk" in value;

type Answer = { readonly data: unknown } | { readonly error: ApiError };

async function send(call: Call, context: ClientContext, signal: AbortSignal): Promise<Answer> {
  const requestId = crypto.randomUUID();
  const headers = toHeaders(call, context, requestId);
  let response: Response;
  let data: unknown;
  try {
    const body = await toBody(call, context, headers);
    response = await fetch(toAddress(call), {
      method: call.row.method,
      headers,
      body,
      signal,
      credentials: "same-origin",
      // What a page sends by itself goes out even while the page is left.
      keepalive: call.row.passive && call.row.method === "POST",
    });
    data = await response.json();
  } catch {
    return { error: failure("network.abnormal", 0, requestId) };
  }
  if (!isEnvelope(data)) return { error: failure("network.abnormal", response.status, requestId) };
  clockOffset = data.serverTime - Date.now();
  // A row without a value answers an empty object; undefined would leave the cache entry unfilled.
  if (data.success) return { data: data.value ?? {} };
  const { errorCode: code, message, value = {}, fields = [], retryAfter } = data;
  return { error: { code, status: response.status, message, value, fields, retryAfter, requestId: data.requestId } };
}

/** Whether a refused encrypted body may be sent once more: with the newer key, or with the gateway's clock. */
function canRepeat(call: Call, answer: Answer, context: ClientContext): boolean {
  if (!call.row.encrypted || !("error" in answer)) return false;
  if (answer.error.code === "encryption.skewed") return true;
  const key = answer.error.value["publicKey"];
  if (answer.error.code !== "encryption.key.unknown" || !isPublicKey(key)) return false;
  context.setPublicKey(key);
  return true;
}

/** Whether nobody knows if the call had its effect: no answer came, or one that says nothing of it. */
const isUndecided = (answer: Answer): boolean =>
  "error" in answer && (answer.error.status === 0 || answer.error.status >= 500);

/**
 * Whether a refusal says that the session is over: it is not known any more, or its account was frozen or closed.
 *
 * @internal
 */
export const endsSession = ({ status, code }: Pick<ApiError, "status" | "code">): boolean =>
  status === 401 || code === "account.closed" || code === "account.frozen";

/**
 * Sends one call (contract 3.1): headers, JWE bodies, the envelope taken off. Fails with an {@link ApiError}, never by
 * throwing; a refusal is told to the page, and a 401 or a frozen or closed account ends the session. A body that must be encrypted never goes out plain.
 */
export const baseQuery: BaseQueryFn<Call, unknown, ApiError> = async (call, api) => {
  if (!isClientContext(api.extra)) throw new Error("the store's extra argument is no ClientContext");
  const context = api.extra;
  const token = context.getToken();
  let answer = await send(call, context, api.signal);
  if (canRepeat(call, answer, context)) answer = await send(call, context, api.signal);
  if (!isUndecided(answer)) endIntent(call);
  if ("error" in answer) context.onRefusal(answer.error.code, answer.error.value);
  // A late 401 of an older session must not end the one that has begun since.
  if ("error" in answer && endsSession(answer.error) && token !== null && token === context.getToken())
    context.onSessionEnd(answer.error.code);
  return answer;
};
