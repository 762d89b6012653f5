import type { FastifyInstance } from "fastify";
import type { CallbackHeaders } from "../../../adapters/payments/PaymentProvider.ts";
import type { Services } from "../../../Services.ts";
import { reportDeposit } from "./reportDeposit.ts";

/** Where a merchant's provider sends its callbacks, below the gateway's address. */
const path = "/payments/:merchant/:provider";

const toHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>): CallbackHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === "string" ? value : undefined]),
  );

/**
 * Takes the callbacks of payment providers: the adapter checks whose they are. What is not theirs is answered with 401, an order that we do
 * not know with 404, so that the provider comes again; everything else is 200 once it is stored.
 */
export async function registerCallbacks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Signatures cover the raw body.
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: 16_384 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { merchant: string; provider: string } }>(path, async (request, reply) => {
      const { merchant, provider: id } = request.params;
      const rawBody = typeof request.body === "string" ? request.body : "";
      const provider = services.payments.get(merchant, id);
      const report = provider?.readCallback(toHeaders(request.headers), rawBody, Date.now());
      if (report === undefined) return reply.code(401).send({});
      const tenant = services.tenantRegistry.list().find(({ code }) => code === merchant);
      if (tenant === undefined || report.kind !== "DEPOSIT") return reply.code(404).send({});
      const deposit = await reportDeposit(services, { tenantId: tenant.id, provider: id, report });
      return reply.code(deposit === undefined ? 404 : 200).send({});
    });
  });
}
