import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { getHost, identifyLanguage } from "../http/identifyRequest.ts";
import { toFailure } from "../http/envelope.ts";
import { Refusal } from "../http/Refusal.ts";
import type { Directory } from "../tenants/directory.ts";

function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const status: unknown = error instanceof Error ? Reflect.get(error, "statusCode") : undefined;
  if (status === 413) return new Refusal("body.too.large");
  // What the HTTP parser itself refuses: a broken body, an unknown content type, a bad address.
  return typeof status === "number" && status >= 400 && status < 500 ? new Refusal("request.invalid") : undefined;
}

/** Turns every error into the contract's envelope; what nobody expected is logged and answered `unknown`. */
export function registerErrors(app: FastifyInstance, directory: Directory): void {
  const languageOf = (request: FastifyRequest) => identifyLanguage(directory.getByHost(getHost(request)), request);

  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal === undefined) request.log.error({ err: error }, "unexpected");
    const { status, body } = toFailure(refusal ?? new Refusal("unknown"), request.id, languageOf(request));
    if (body.retryAfter !== undefined) reply.header("retry-after", body.retryAfter);
    return reply.code(status).header("cache-control", "no-store").send(body);
  });

  app.setNotFoundHandler((request, reply) => {
    const isKnownHost = directory.getByHost(getHost(request)) !== undefined;
    const code = !isKnownHost ? "host.unknown" : request.url.startsWith("/wps/relay/") ? "relay.unknown" : "path.unknown";
    const { status, body } = toFailure(new Refusal(code), request.id, languageOf(request));
    return reply.code(status).header("cache-control", "no-store").send(body);
  });
}

