import { createHmac } from "node:crypto";
import { check } from "../ConformanceError.ts";
import type { ProviderTarget } from "./ProviderTarget.ts";

/** How a call differs from a right one. */
export type Spoiling = {
  readonly secret?: string;
  readonly merchant?: string;
  /** Seconds from now. */
  readonly shift?: number;
  /** What is signed instead of the body or the path. */
  readonly signed?: string;
  readonly isUnsigned?: boolean;
};

/** What a provider answered. */
export type ProviderAnswer = { readonly status: number; readonly body: unknown };

/** Signed calls of a provider. */
export type Caller = {
  readonly post: (path: string, body: object | string, spoiling?: Spoiling) => Promise<ProviderAnswer>;
  readonly get: (path: string, spoiling?: Spoiling) => Promise<ProviderAnswer>;
};

/** The gateway waits so long for an answer, and reads so much of it. */
const [patience, longest] = [10_000, 65_536];

/** HMAC-SHA256 over timestamp and text, in hex. */
export const sign = (secret: string, timestamp: string, text: string): string =>
  createHmac("sha256", secret).update(`${timestamp}.${text}`).digest("hex");

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Makes calls as the gateway does. Each fails with a ConformanceError for a redirect, an answer that is too long, or none in time. */
export function createCaller({ url, merchant, secret }: ProviderTarget): Caller {
  async function call(path: string, body: string | undefined, spoiling: Spoiling): Promise<ProviderAnswer> {
    const timestamp = String(Math.floor(Date.now() / 1_000) + (spoiling.shift ?? 0));
    const text = spoiling.signed ?? body ?? new URL(`${url}${path}`).pathname;
    const response = await fetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "content-type": "application/json",
        "pay-merchant": spoiling.merchant ?? merchant,
        "pay-timestamp": timestamp,
        ...(spoiling.isUnsigned ? {} : { "pay-signature": sign(spoiling.secret ?? secret, timestamp, text) }),
      },
      ...(body === undefined ? {} : { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const answer = await response.text();
    check(response.status < 300 || response.status >= 400, `${path}: it redirects, which nobody follows`);
    check(Buffer.byteLength(answer) <= longest, `${path}: the answer is longer than 64 KiB`);
    return { status: response.status, body: readJson(answer) };
  }
  return {
    post: (path, body, spoiling = {}) => call(path, typeof body === "string" ? body : JSON.stringify(body), spoiling),
    get: (path, spoiling = {}) => call(path, undefined, spoiling),
  };
}
