import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { identifyLocation } from "../http/identifyRequest.ts";
import { toAddressKey } from "@marquee/rate-limit";
import type { Services } from "../Services.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the route's requests are counted as; a row counts its own, an address that is no route counts as a page. */
    limit?: keyof Pick<Config["limits"], "pages" | "files">;
  }
}

/** Counts what is no row of the contract by address: pages, files, pictures, `/health`, documents, and what is not there. */
export function registerLimits(app: FastifyInstance, { config, limiter }: Pick<Services, "config" | "limiter">): void {
  app.addHook("onRequest", async (request) => {
    const limit = request.routeOptions.config.limit ?? (request.is404 ? "pages" : undefined);
    if (limit !== undefined)
      await limiter(`${limit} ${toAddressKey(identifyLocation(request, undefined).ip)}`, config.limits[limit]);
  });
}
