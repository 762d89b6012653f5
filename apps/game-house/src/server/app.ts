import Fastify from "fastify";
import type { FastifyError, FastifyInstance, FastifyServerOptions } from "fastify";
import { type Database, isBusy } from "@marquee/database";
import type { ApiCode, ApiRefusal } from "../api/GameApi.ts";
import { findModel } from "../maths/listModels.ts";
import { registerApi } from "./api.ts";
import { type BorderSettings, registerBorder, toServerOptions } from "./border.ts";
import type { Schema } from "./db/Schema.ts";
import type { House } from "./House.ts";
import { registerPage } from "./page/registerPage.ts";
import type { PageSettings } from "./page/registerPage.ts";
import { Refusal } from "./Refusal.ts";
import type { FaultSwitch } from "./transfer-wallet/faults.ts";
import { registerTransferWallet, type Wallets } from "./transfer-wallet/registerTransferWallet.ts";

/** What the server is built from. */
export type AppParts = {
  readonly house: House;
  readonly database: Pick<Database<Schema>, "engine" | "durability">;
  readonly page: PageSettings;
  readonly border: BorderSettings;
  /** The wallets of the house's own, and what goes wrong with their calls. */
  readonly transfers?: { readonly wallets: Wallets; readonly faults: FaultSwitch };
  readonly logger?: FastifyServerOptions["logger"];
};

const httpCodes: Partial<Record<ApiCode, number>> = {
  "session.ended": 401,
  "session.replaced": 401,
  "launch.invalid": 401,
  "round.unknown": 404,
  "not.found": 404,
  "game.unknown": 409,
  "round.unfinished": 409,
  "spin.early": 409,
  "stage.unknown": 409,
  "too.large": 413,
  "wallet.unavailable": 503,
  "rate.limited": 429,
  busy: 503,
  unknown: 500,
};

/** The log keeps the path alone: a launch token travels in the query. */
export const logSerializers = {
  req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split("?")[0] }),
};

/** Builds the server; the caller listens and closes. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { house, database, page, border, transfers, logger = false } = parts;
  const app = Fastify({ ...toServerOptions(border), logger, routerOptions: { ignoreTrailingSlash: false } });
  app.addHook("onSend", async (_, reply) => {
    void reply.headers({ "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" });
  });
  registerBorder(app, border);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.code === "unknown")
      request.log.error({ err: { name: error.name, stack: error.stack } }, "a call failed");
    return reply.code(httpCodes[refusal.code] ?? 400).send(refusal);
  });
  app.setNotFoundHandler(async (_, reply) => reply.code(404).send({ code: "not.found" } satisfies ApiRefusal));
  const counted = { config: { limit: "pages" } } as const;
  app.get("/health", counted, async () => ({ status: "up", engine: database.engine, durability: database.durability }));
  app.get<{ Params: { modelId: string } }>("/models/:modelId", counted, (request, reply) => {
    const model = findModel(request.params.modelId);
    if (model === undefined) return reply.callNotFound();
    const { id, version, rtp, hitRate, volatility, deviation, reels, rows, rule } = model;
    return reply.send({
      id,
      version,
      rtp,
      hitRate,
      volatility,
      deviation,
      reels,
      rows,
      rule,
      lines: model.lines.length,
    });
  });
  registerApi(app, house);
  if (transfers !== undefined) await registerTransferWallet(app, house, transfers.wallets, transfers.faults);
  await registerPage(app, page);
  return app;
}

function toRefusal(error: FastifyError | Refusal): ApiRefusal {
  if (error instanceof Refusal) {
    const { code, field, retryAfter } = error;
    return { code, ...(field === undefined ? {} : { field }), ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
  if (isBusy(error)) return { code: "busy" };
  const { statusCode = 500 } = error;
  if (statusCode === 413) return { code: "too.large" };
  return { code: statusCode < 500 ? "request.invalid" : "unknown" };
}
