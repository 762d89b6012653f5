import { createServer, request as requestPlain, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { isCall, type Store, toPageName, toSecurityPolicy } from "@marquee/site-store";
import { statusMark } from "@marquee/whitelabel";
import type { Parts } from "./checkRelease.ts";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A release that is not live yet, served on a loopback port. */
export type Served = { readonly url: string; readonly close: () => Promise<void> };

/** Hands a call to the gateway as the site's own host. */
function forward(gateway: string, host: string, request: IncomingMessage, response: ServerResponse): void {
  const asked = requestPlain(
    new URL(request.url ?? "/", gateway),
    { method: request.method ?? "GET", headers: { ...request.headers, host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  asked.on("error", () => response.writeHead(502).end());
  request.pipe(asked);
}

/**
 * Serves a release before it is live: its own pages and files, and everything else from a running gateway, as `host`. Pages come
 * under a policy as strict as the gateway's.
 */
export async function serveRelease(
  store: Store,
  { release, engine, layer }: Parts,
  gateway: string,
  host: string,
): Promise<Served> {
  const files = new Map([
    ...Object.entries(engine.files),
    ...Object.entries(layer.files).map(([name, key]) => [`layer/${layer.digest}/${name}`, key] as const),
  ]);
  const policy = toSecurityPolicy(release, { imageHosts: ["*"], launchHosts: ["*"] });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    // Pictures of games and banners belong to the merchant, not to the release, so the check does not wait for them.
    if (path.startsWith("/art/")) return void response.writeHead(200, { "content-type": "image/svg+xml" }).end(picture);
    if (isCall(path)) return forward(gateway, host, request, response);
    const file = files.get(path.slice(1));
    if (file === undefined && /^\/(?:assets|layer)\//.test(path)) return void response.writeHead(404).end();
    const key = file ?? release.html[`${toPageName(path)}.${release.defaultLanguage}`] ?? "";
    const bytes = await store.get(key);
    if (bytes === null) return void response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": types[extname(key)] ?? "application/octet-stream",
      ...(file === undefined
        ? { "content-security-policy": policy }
        : { "cache-control": "public, max-age=31536000, immutable" }),
    });
    response.end(file === undefined ? bytes.toString("utf8").replace(statusMark, "") : bytes);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
