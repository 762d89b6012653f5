import { isBusy } from "@marquee/database";
import Fastify, { type FastifyError, type FastifyInstance } from "fastify";
import type { House } from "./House.ts";
import { registerApi } from "./http/registerApi.ts";
import { registerPages } from "./http/registerPages.ts";
import { Refusal, type RefusalCode } from "./Refusal.ts";

const httpCodes: Readonly<Record<RefusalCode, number>> = {
  "signature.invalid": 401,
  "request.invalid": 400,
  "order.unknown": 404,
  "order.conflict": 409,
  "method.unknown": 400,
  "currency.unknown": 400,
  "state.changed": 409,
};

/** Builds the server; the caller listens and closes. */
export async function createApp(house: House): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 16_384 });
  app.addHook("onSend", async (_request, reply) => {
    void reply.headers({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
  });
  app.setErrorHandler<FastifyError | Refusal>(async (error, _request, reply) => {
    if (error instanceof Refusal)
      return reply
        .code(httpCodes[error.code])
        .send({ code: error.code, ...(error.field === undefined ? {} : { field: error.field }) });
    if (isBusy(error)) return reply.code(503).send({ code: "busy" });
    const { statusCode = 500 } = error;
    if (statusCode >= 500) process.stderr.write(`${error.stack ?? error.message}\n`);
    return reply.code(statusCode).send({ code: statusCode < 500 ? "request.invalid" : "unknown" });
  });
  app.get("/health", async () => ({ status: "up" }));
  await registerApi(app, house);
  await registerPages(app, house);
  return app;
}
