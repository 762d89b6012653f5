import {
  getProviderStatus,
  type ProviderCallName,
  providerCalls,
  type ProviderStatus,
  providerSignature,
} from "@marquee/contract";
import { isBusy } from "@marquee/database";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { countUnsigned } from "../../http/countUnsigned.ts";
import { getHeader } from "../../http/identifyRequest.ts";
import { findMalformed } from "../../http/requireWellFormed.ts";
import { type Answer, answerCall } from "./answerCall.ts";
import { isSigned } from "./verifySignature.ts";
import type { Secrets } from "../../secrets/openSecrets.ts";
import type { Services } from "./services.ts";

function toBody(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody);
  } catch {
    return undefined;
  }
}

function toRequestId(body: unknown, request: FastifyRequest): string {
  const id: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "requestId") : undefined;
  return typeof id === "string" && id.length <= 64 ? id : request.id;
}

/** The seamless wallet's nine calls (contract 3.12): signed, raw body, with answers instead of the envelope. */
export async function registerProvider(
  app: FastifyInstance,
  services: Services,
  providers: Secrets["providers"],
): Promise<void> {
  // A list of transactions may take long; no player waits for it.
  const byMoney: Services = { ...services, db: services.moneyDb };
  const toServices = (name: ProviderCallName): Services => (name === "transactions" ? services : byMoney);

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the raw body, so it stays text until it is checked.
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

    scope.setErrorHandler((error, request, reply) => {
      const status: unknown = error instanceof Error ? Reflect.get(error, "statusCode") : undefined;
      const isTheirs = typeof status === "number" && status < 500;
      const isLate = isBusy(error);
      if (isLate) request.log.warn({ err: error }, "the database is busy");
      else if (!isTheirs) request.log.error({ err: error }, "unexpected");
      // Neither is final and nothing is stored, so the game server retries.
      const answer: ProviderStatus = isLate ? "TIMEOUT" : isTheirs ? "INVALID_REQUEST" : "UNKNOWN";
      const { http } = getProviderStatus(answer);
      return reply.code(http).send({ requestId: request.id, status: answer, processedAt: Date.now() });
    });

    for (const { name, path } of providerCalls) {
      async function answer(request: FastifyRequest): Promise<{ readonly requestId: string; readonly answer: Answer }> {
        const rawBody = typeof request.body === "string" ? request.body : "";
        const provider = getHeader(request, providerSignature.provider) ?? "";
        const secrets = providers.get(provider) ?? [];
        const timestamp = getHeader(request, providerSignature.timestamp) ?? "";
        const signature = getHeader(request, providerSignature.signature) ?? "";
        if (!isSigned({ timestamp, signature, path, rawBody }, secrets)) {
          const status = (await countUnsigned(services, request)) === 0 ? "INVALID_SIGNATURE" : "RATE_LIMITED";
          return { requestId: request.id, answer: { status, processedAt: Date.now() } };
        }
        const body = toBody(rawBody);
        const field = findMalformed(body);
        if (field !== undefined)
          return { requestId: request.id, answer: { status: "INVALID_REQUEST", field, processedAt: Date.now() } };
        const caller = { provider, secret: secrets[0] ?? "" };
        return {
          requestId: toRequestId(body, request),
          answer: await answerCall(toServices(name), caller, name, body),
        };
      }

      scope.post(path, { config: { call: name } }, async (request, reply) => {
        const { requestId, answer: answered } = await answer(request);
        reply.code(getProviderStatus(answered.status).http);
        return { requestId, ...answered };
      });
    }
  });
}
