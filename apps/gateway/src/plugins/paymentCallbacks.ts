import type { FastifyInstance } from "fastify";
import type { CallbackHeaders } from "../adapters/payments/PaymentProvider.ts";
import type { PaymentReports } from "../adapters/payments/PaymentReports.ts";
import { countUnsigned } from "../http/countUnsigned.ts";
import type { AllServices } from "../Services.ts";

/** Where a merchant's provider sends its callbacks, below the gateway's address. */
const path = "/payments/:merchant/:provider";

const toHeaders = (headers: Readonly<Record<string, string | string[] | undefined>>): CallbackHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === "string" ? value : undefined]),
  );

/**
 * Takes the callbacks of payment providers: the adapter checks whose they are. What is not theirs is answered with 401, and with 429 when
 * its address sends many; what is theirs is taken, however much it is. An order that we do not know is 404, so that the provider comes again; everything else is 200 once it is stored.
 */
export async function registerPaymentCallbacks(
  app: FastifyInstance,
  services: AllServices,
  reports: readonly PaymentReports[],
): Promise<void> {
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
      if (report === undefined) {
        const wait = await countUnsigned(services, request);
        return wait === 0 ? reply.code(401).send({}) : reply.code(429).header("retry-after", wait).send({});
      }
      const tenant = services.tenantRegistry.list().find(({ code }) => code === merchant);
      const keeper = reports.find(({ kind }) => kind === report.kind);
      if (tenant === undefined || keeper === undefined) return reply.code(404).send({});
      const isKnown = await keeper.take(services, { tenantId: tenant.id, provider: id, report });
      services.sendSoon();
      return reply.code(isKnown ? 200 : 404).send({});
    });
  });
}
