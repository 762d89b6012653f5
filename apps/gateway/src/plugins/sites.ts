import { resolve } from "node:path";
import { openFolderStore } from "@marquee/site-store";
import type { FastifyInstance } from "fastify";
import type { AppParts } from "../app.ts";
import type { AllServices } from "../Services.ts";
import { createIconFinder } from "../sites/createIconFinder.ts";
import { listDrift, watchDrift } from "../sites/drift.ts";
import { openSites } from "../sites/openSites.ts";
import { registerHealth } from "./health.ts";
import { registerProfile } from "./profile.ts";
import { registerSite } from "./site.ts";

/** Serves the sites of the gateway's store, their icons and profiles; without a store, profiles alone. */
export async function registerSites(
  http: FastifyInstance,
  services: AllServices,
  { config, database }: Pick<AppParts, "config" | "database">,
): Promise<void> {
  if (config.sites === undefined) {
    registerProfile(http, services);
    return registerHealth(http, services, database, () => []);
  }
  const store = resolve(config.sites);
  const tellDrift = watchDrift(services.tenantRegistry, (drift) => http.log.warn(drift, "whitelabel.drift"));
  const sites = await openSites(
    openFolderStore(store),
    (error) => http.log.error({ err: error }, "a site could not be read"),
    tellDrift,
  );
  services.tenantRegistry.onChange(async () => tellDrift(sites.list()));
  http.addHook("onClose", async () => sites.stop());
  registerHealth(http, services, database, () =>
    sites.list().map((site) => ({ release: site.release, drift: listDrift(services.tenantRegistry, site) })),
  );
  await registerSite(http, services, store, sites);
  registerProfile(http, services, createIconFinder(openFolderStore(store), sites));
}
