import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createRateLimiter, type Limit, toAddressKey } from "@marquee/rate-limit";
import type { FastifyInstance, FastifyHttpOptions, FastifyReply, FastifyRequest } from "fastify";
import type { ApiCode, ApiRefusal } from "../api/GameApi.ts";
import { Refusal } from "./Refusal.ts";

/** A kind of request that is counted by address; `verifications` play whole rounds for whoever asks. */
export type LimitName = "calls" | "verifications" | "pages" | "files";

/** Whom the server believes about addresses, and how often one address may ask. */
export type BorderSettings = {
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  readonly trustProxy: readonly string[];
  readonly limits: Readonly<Record<LimitName, Limit>>;
};

/** Enough for hundreds of players behind one address. */
export const defaultLimits: BorderSettings["limits"] = {
  calls: { calls: 6_000, seconds: 60 },
  verifications: { calls: 300, seconds: 60 },
  pages: { calls: 600, seconds: 60 },
  files: { calls: 6_000, seconds: 60 },
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the route's requests are counted as; an address that is no route counts as a page. */
    limit?: LimitName;
  }
}

const refuse = (code: ApiCode): ApiRefusal => ({ code });

/** Answers what the HTTP parser itself refuses, before there is a request. */
function answerBroken(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const isLarge = error.code === "HPE_HEADER_OVERFLOW";
  const text = JSON.stringify(refuse(isLarge ? "too.large" : "request.invalid"));
  socket.end(
    `HTTP/1.1 ${isLarge ? 413 : 400} Refused\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${text.length}\r\nconnection: close\r\n\r\n${text}`,
  );
}

/** Answers an address that the router itself refuses: no percent-encoding, or a part of it that is far too long. */
function answerBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.code(400).header("x-content-type-options", "nosniff").send(refuse("request.invalid"));
}

/** What the server is built with, so that every answer is one of ours. */
export function toServerOptions({ trustProxy }: BorderSettings): FastifyHttpOptions<Server> {
  return {
    bodyLimit: 16_384,
    requestTimeout: 30_000,
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    http: { requireHostHeader: false },
    clientErrorHandler: answerBroken,
    frameworkErrors: answerBadAddress,
  };
}

/** JSON is UTF-8: bytes that are not are refused, and not read as if they said something else. */
function readUtf8(body: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** Reads bodies strictly and counts requests by address. @throws Refusal rate.limited with the seconds to wait */
export function registerBorder(app: FastifyInstance, { limits }: BorderSettings): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const text = readUtf8(body);
    if (text === undefined) return done(new Refusal("request.invalid"));
    return parse(request, text, done);
  });
  const take = createRateLimiter();
  app.addHook("onRequest", async (request, reply) => {
    const name = request.routeOptions.config.limit ?? (request.is404 ? "pages" : "files");
    const wait = take(`${name} ${toAddressKey(request.ip)}`, limits[name]);
    if (wait === 0) return;
    void reply.header("retry-after", wait);
    throw new Refusal("rate.limited");
  });
}
