import type { Socket } from "node:net";
import type { ErrorCode } from "@marquee/contract";
import { defaultLanguage } from "@marquee/contract";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { Config } from "../config.ts";
import { uuidv7 } from "../db/uuidv7.ts";
import { toFailure } from "./envelope.ts";
import { Refusal } from "./Refusal.ts";
import { requireWellFormed } from "./requireWellFormed.ts";

const uuidText = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const bodyLimit = 256 * 1024;

/** Where log lines go. */
export interface LogTarget {
  readonly write: (line: string) => void;
}

/** A refusal made before merchant and language are known. */
const refuse = (code: ErrorCode, requestId: string) => toFailure(new Refusal(code), requestId, defaultLanguage);

/** Answers what the HTTP parser refuses before there is a request: a malformed, too large or too slow head. */
function answerBroken(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const { status, body } = refuse(
    error.code === "HPE_HEADER_OVERFLOW" ? "body.too.large" : "request.invalid",
    uuidv7(),
  );
  const text = JSON.stringify(body);
  const head = `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n`;
  socket.end(head + text);
}

/** Answers an address that the router refuses: broken percent-encoding, or a segment that is far too long. */
function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = refuse("request.invalid", request.id);
  void reply
    .code(status)
    .headers({ "cache-control": "no-store", "x-content-type-options": "nosniff", "x-request-id": request.id })
    .send(body);
}

/** JSON must be UTF-8: other bytes are refused, not replaced. */
function readUtf8(body: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

/** Parses a form-encoded body. Every name becomes an own property; the last value of a repeated name counts. */
const readForm = (text: string): object => Object.fromEntries(new URLSearchParams(text));

function addParsers(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser("error", "error");
  http.addContentTypeParser<Buffer>("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const text = readUtf8(body);
    if (text === undefined) return done(new Refusal("request.invalid"));
    return parse(request, text, done);
  });
  http.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    (request, body, done) => {
      const text = request.routeOptions.config.row?.form === true ? readUtf8(body) : undefined;
      if (text === undefined) return done(new Refusal("request.invalid"));
      return done(null, readForm(text));
    },
  );
  http.addContentTypeParser("application/jose", { parseAs: "string" }, (_request, body, done) => done(null, body));
}

/**
 * The server without its routes. Every address is checked here, once for all routes: one with NUL, half of a surrogate pair or
 * a property name of Object.prototype is refused before anything is looked up by it.
 */
export function createHttp({ logLevel, trustProxy }: Config, logTo: LogTarget | undefined): FastifyInstance {
  const http = fastify({
    logger: { level: logLevel, ...(logTo === undefined ? {} : { stream: logTo }) },
    // Fastify's own log lines contain whole addresses with launch and session tokens, so ours are written elsewhere.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
    bodyLimit,
    requestTimeout: 30_000,
    forceCloseConnections: "idle",
    exposeHeadRoutes: false,
    // A request without a host gets the same answer as one for an unknown host.
    http: { requireHostHeader: false },
    clientErrorHandler: answerBroken,
    frameworkErrors: answerBadAddress,
    genReqId: (request) => {
      const id = request.headers["x-request-id"];
      return typeof id === "string" && uuidText.test(id) ? id.toLowerCase() : uuidv7();
    },
  });
  addParsers(http);
  void http.register(multipart);
  http.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    done();
  });
  http.addHook("preValidation", ({ params, query }, _reply, done) => {
    requireWellFormed(params);
    requireWellFormed(query);
    done();
  });
  return http;
}
