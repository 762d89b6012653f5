import { Agent as HttpAgent, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { isAllowedAddress, readUrl, toHostName, type UrlRules } from "../../webhooks/checkUrl.ts";
import { createLookup } from "../../webhooks/createLookup.ts";

/** The whole time of one call, its answer included, where no other is given. In milliseconds. */
const usualPatience = 10_000;
/** The longest answer that is read. In bytes. */
const longest = 65_536;

/** A call of a payment provider. */
interface ProviderRequest {
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Calls a provider. @throws Error when there is no whole answer in time and 64 KiB, or the address is not allowed */
export type CallProvider = (
  url: string,
  request: ProviderRequest,
) => Promise<{ readonly status: number; readonly text: string }>;

/**
 * Makes the way to providers. With rules it goes to addresses that webhooks may go to, and to no other ones: what is checked is what is connected to.
 * Redirects are not followed.
 */
export function createProviderCall(rules?: UrlRules, patience = usualPatience): CallProvider {
  // No connection is kept: one that was made under no rules is never used under some.
  const agents = { http: new HttpAgent({ keepAlive: false }), https: new HttpsAgent({ keepAlive: false }) };
  const lookup = rules === undefined ? {} : { lookup: createLookup(rules) };

  function isAllowed(text: string): boolean {
    if (rules === undefined) return URL.canParse(text);
    const url = readUrl(text, rules);
    if (url === undefined) return false;
    const host = toHostName(url);
    return isIP(host) === 0 || isAllowedAddress(host, rules);
  }

  return async (text, { method, headers, body }) => {
    if (!isAllowed(text)) throw new Error("this address is not allowed");
    const url = new URL(text);
    const isSecure = url.protocol === "https:";
    return new Promise((resolve, reject) => {
      const call = (isSecure ? requestHttps : requestHttp)(url, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }) },
        agent: isSecure ? agents.https : agents.http,
        ...lookup,
        signal: AbortSignal.timeout(patience),
      });
      call.on("error", reject);
      call.on("response", (response) => {
        const parts: Buffer[] = [];
        let length = 0;
        response.on("data", (part: Buffer) => {
          parts.push(part);
          length += part.length;
          if (length > longest) response.destroy(new Error("the answer is too long"));
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8") }),
        );
        response.on("error", reject);
      });
      call.end(body);
    });
  };
}
