import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { tokenHeader } from "../signals.ts";
import { refuse } from "./Refusal.ts";

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const names = ["localhost", "127.0.0.1", "[::1]"];

function isToken(found: unknown, token: string): boolean {
  const [given, wanted] = [Buffer.from(typeof found === "string" ? found : ""), Buffer.from(token)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Accepts only requests from Storybook's own page on this machine: a page elsewhere has
 * another origin, a name that was bound to this machine has another host, a program has no token.
 * @throws Refusal naming the header; what was sent as a token is never repeated
 */
export function checkRequest({ headers, socket }: IncomingMessage, token: string): void {
  if (!loopback.has(socket.remoteAddress ?? ""))
    throw refuse(403, "address", socket.remoteAddress ?? "none", "a request from this machine");
  const { host, origin } = headers;
  const hosts = names.map((name) => `${name}:${socket.localPort}`);
  if (host === undefined || !hosts.includes(host)) throw refuse(403, "Host", host ?? "none", hosts.join(" or "));
  if (origin !== undefined && origin !== `http://${host}`) throw refuse(403, "Origin", origin, `http://${host}`);
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin") throw refuse(403, "Sec-Fetch-Site", String(site), "same-origin");
  if (!isToken(headers[tokenHeader], token))
    throw refuse(
      403,
      tokenHeader,
      tokenHeader in headers ? "another" : "none",
      "the token of this run, which the workshop's page has: load it anew, and what was typed is there again",
    );
}
