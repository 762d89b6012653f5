import { createHash } from "node:crypto";
import { type Failure, type LanguageCode, languages } from "@marquee/contract";
import { isBusy } from "@marquee/database";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { StateUnavailableError } from "../adapters/short-lived-state/StateUnavailableError.ts";
import { getHeader, getHost, identifyLanguage } from "../http/identifyRequest.ts";
import { toFailure } from "../http/envelope.ts";
import { Refusal } from "../http/Refusal.ts";
import type { TenantRegistry } from "../tenants/tenantRegistry.ts";

function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof StateUnavailableError || isBusy(error)) return new Refusal("server.busy", { retryAfter: 1 });
  const status: unknown = error instanceof Error ? Reflect.get(error, "statusCode") : undefined;
  if (status === 413) return new Refusal("body.too.large");
  // Errors of the HTTP parser: a broken body, an unknown content type, a bad address.
  return typeof status === "number" && status >= 400 && status < 500 ? new Refusal("request.invalid") : undefined;
}

const style =
  ":root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;font:400 16px/1.5 system-ui,sans-serif;text-align:center}h1{margin:0;font-size:clamp(1.25rem,1rem + 2vw,2rem);font-weight:600;text-wrap:balance}";

/** The page's own styles by their hash, and nothing else. */
const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/** The error page of browsers. It names no brand, because the error may concern the brand itself. */
function toPage({ message }: Pick<Failure, "message">, language: LanguageCode): string {
  const tag = languages.find(({ code }) => code === language)?.tag ?? "en";
  return `<!doctype html><html lang="${language === "VI" ? tag : "en"}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><style>${style}</style></head><body><main><h1>${message}</h1></main></body></html>`;
}

/** Whether a browser requests a page: it gets an HTML page, everybody else the envelope. */
const asksForPage = (request: FastifyRequest): boolean =>
  request.routeOptions.config.limit === "pages" && (getHeader(request, "accept") ?? "").includes("text/html");

/** Turns every error into the contract's envelope; unexpected ones are logged and answered as `unknown`. */
export function registerErrors(app: FastifyInstance, tenantRegistry: TenantRegistry): void {
  const languageOf = (request: FastifyRequest) => identifyLanguage(tenantRegistry.getByHost(getHost(request)), request);

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = toRefusal(error);
    const busy =
      error instanceof StateUnavailableError ? "the store of short-lived state is busy" : "the database is busy";
    if (refusal?.code === "server.busy") request.log.warn({ err: error }, busy);
    if (refusal === undefined) request.log.error({ err: error }, "unexpected");
    const { status, body } = toFailure(refusal ?? new Refusal("unknown"), request.id, languageOf(request));
    if (body.retryAfter !== undefined) reply.header("retry-after", body.retryAfter);
    reply.code(status).header("cache-control", "no-store");
    if (!asksForPage(request) || (![410, 429].includes(status) && status < 500)) return reply.send(body);
    reply.headers({ "content-type": "text/html; charset=utf-8", "content-security-policy": pagePolicy });
    return reply.send(toPage(body, languageOf(request)));
  });

  app.setNotFoundHandler((request, reply) => {
    const isKnownHost = tenantRegistry.getByHost(getHost(request)) !== undefined;
    const code = !isKnownHost
      ? "host.unknown"
      : request.url.startsWith("/wps/relay/")
        ? "relay.unknown"
        : "path.unknown";
    const { status, body } = toFailure(new Refusal(code), request.id, languageOf(request));
    return reply.code(status).header("cache-control", "no-store").send(body);
  });
}
