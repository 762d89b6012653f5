import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { identifyLocation } from "../http/identifyRequest.ts";
import { toAddressKey } from "@marquee/rate-limit";
import type { SomeServices } from "../Services.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The limit that applies to the route's requests. Rows count their own; unknown addresses count as pages. */
    limit?: keyof Pick<Config["limits"], "pages" | "files">;
  }
}

/** Rate limits by address for everything outside the contract's rows: pages, files, pictures, `/health`, documents, unknown paths. */
export function registerLimits(app: FastifyInstance, { config, limiter }: SomeServices<"config" | "limiter">): void {
  app.addHook("onRequest", async (request) => {
    const limit = request.routeOptions.config.limit ?? (request.is404 ? "pages" : undefined);
    if (limit !== undefined)
      await limiter(`${limit} ${toAddressKey(identifyLocation(request, undefined).ip)}`, config.limits[limit]);
  });
}
