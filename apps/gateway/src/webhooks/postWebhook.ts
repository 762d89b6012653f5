import { Agent as HttpAgent, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isAllowedAddress, readUrl, toHostName, type UrlRules } from "./checkUrl.ts";
import { createLookup } from "./createLookup.ts";

/** What came of a request; without a status there was no answer. */
export interface Answered {
  readonly status: number | null;
  readonly milliseconds: number;
  /** How the answer begins. */
  readonly answer: string;
  /** Why it does not count as delivered; null when it does. */
  readonly failure: string | null;
  /** Seconds for which the receiver asks us to wait. */
  readonly retryAfter: number | undefined;
}

/** Sends one request to a receiver, never further than to the address that was checked. */
export interface WebhookPost {
  readonly send: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<Answered>;
  readonly close: () => void;
}

const patience = 10_000;
const keptBytes = 2_000;
const keptText = 500;
/** Less than servers commonly keep an idle connection. */
const idleTime = 4_000;

/** Text of the answer that a database and a page can hold. */
const toText = (parts: readonly Buffer[]): string =>
  Buffer.concat(parts)
    .subarray(0, keptBytes)
    .toString("utf8")
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, "\uFFFD")
    .toWellFormed()
    .slice(0, keptText);

function toFailure(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return "redirects are not followed";
  return `the receiver answered ${status}`;
}

function toRetryAfter(header: string | undefined): number | undefined {
  return header !== undefined && /^[0-9]{1,6}$/.test(header) ? Number(header) : undefined;
}

/** Opens the way to receivers; connections are kept for a few seconds between events. */
export function openWebhookPost(rules: UrlRules): WebhookPost {
  const agents = {
    "http:": new HttpAgent({ keepAlive: true, timeout: idleTime, maxSockets: 4 }),
    "https:": new HttpsAgent({ keepAlive: true, timeout: idleTime, maxSockets: 4 }),
  };
  const find = createLookup(rules);

  function once(url: URL, headers: Readonly<Record<string, string>>, body: string) {
    return new Promise<{ status: number; parts: Buffer[]; retryAfter: string | undefined }>((resolve, reject) => {
      const isSecure = url.protocol === "https:";
      const call = (isSecure ? requestHttps : requestHttp)(url, {
        method: "POST",
        headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
        agent: isSecure ? agents["https:"] : agents["http:"],
        lookup: find,
        signal: AbortSignal.timeout(patience),
      });
      call.on("error", (error) => reject(Object.assign(error, { isStale: call.reusedSocket })));
      call.on("response", (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        const finish = (): void =>
          resolve({ status: response.statusCode ?? 0, parts, retryAfter: response.headers["retry-after"] });
        response.on("data", (part: Buffer) => {
          if (length < keptBytes) parts.push(part);
          length += part.length;
          // The rest of a long answer is nobody's concern.
          if (length > 65_536) {
            finish();
            response.destroy();
          }
        });
        response.on("end", finish);
        response.on("error", reject);
      });
      call.end(body);
    });
  }

  const isStale = (error: unknown): boolean => Reflect.get(Object(error), "isStale") === true;
  const isReset = (error: unknown): boolean => Reflect.get(Object(error), "code") === "ECONNRESET";

  return {
    async send(text, headers, body) {
      const begun = performance.now();
      const none = { status: null, answer: "", retryAfter: undefined };
      const took = (): number => Math.round(performance.now() - begun);
      const url = readUrl(text, rules);
      const host = url === undefined ? "" : toHostName(url);
      if (url === undefined || (isIP(host) !== 0 && !isAllowedAddress(host, rules)))
        return { ...none, milliseconds: 0, failure: "this address is not allowed" };
      try {
        const { status, parts, retryAfter } = await once(url, headers, body).catch((error: unknown) => {
          // The receiver closed a kept connection as we took it: nothing was read of the request.
          if (isStale(error) && isReset(error)) return once(url, headers, body);
          throw error;
        });
        const answer = toText(parts);
        return {
          status,
          milliseconds: took(),
          answer,
          failure: toFailure(status),
          retryAfter: toRetryAfter(retryAfter),
        };
      } catch (error) {
        const isLate = error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
        const why = isLate ? "no answer within 10 seconds" : error instanceof Error ? error.message : "no answer";
        return { ...none, milliseconds: took(), failure: why.slice(0, 300) };
      }
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
