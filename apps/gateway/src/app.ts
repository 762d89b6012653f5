import { resolve } from "node:path";
import { type Database, isDurable } from "@marquee/database";
import { openFolderStore } from "@marquee/site-store";
import type { FastifyInstance } from "fastify";
import { openShortLivedState } from "./adapters/short-lived-state/openShortLivedState.ts";
import type { Config } from "./config.ts";
import type { Schema } from "./db/Schema.ts";
import { createHttp, type LogTarget } from "./http/createHttp.ts";
import { getHeader, getHost } from "./http/identifyRequest.ts";
import { openBodyKeys } from "./identity/bodyKeys.ts";
import { createCaptcha } from "./identity/captcha.ts";
import { createNameKey } from "./identity/createNameKey.ts";
import { createLoginGuard } from "./identity/loginGuard.ts";
import { createPasswords } from "./identity/passwords.ts";
import { createRateLimiter } from "./identity/rateLimiter.ts";
import { createSecurityLog } from "./identity/securityLog.ts";
import { createSessionCache } from "./identity/sessionCache.ts";
import { createSharedRateLimiter } from "./identity/sharedRateLimiter.ts";
import { startIdentitySweep } from "./identity/sweepIdentity.ts";
import { authRoutes } from "./modules/auth/routes.ts";
import { openCatalogue } from "./modules/games/catalogue.ts";
import { gamesRoutes } from "./modules/games/routes.ts";
import { memberRoutes } from "./modules/member/routes.ts";
import { supportRoutes } from "./modules/support/routes.ts";
import { systemRoutes } from "./modules/system/routes.ts";
import { walletRoutes } from "./modules/wallet/routes.ts";
import { registerAnswerCheck } from "./plugins/answerCheck.ts";
import { registerArtwork } from "./plugins/artwork.ts";
import { registerDocs } from "./plugins/docs.ts";
import { registerErrors } from "./plugins/errors.ts";
import { registerHealth } from "./plugins/health.ts";
import { registerLimits } from "./plugins/limits.ts";
import { registerProvider } from "./plugins/provider.ts";
import { registerRows } from "./plugins/rows.ts";
import { registerSite } from "./plugins/site.ts";
import type { Secrets } from "./secrets.ts";
import type { Services } from "./Services.ts";
import { listDrift, watchDrift } from "./sites/drift.ts";
import { openSites } from "./sites/openSites.ts";
import { openDirectory } from "./tenants/directory.ts";

/** What an app is made of. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database<Schema>;
  readonly secrets: Secrets;
  /** Where log lines go; standard output when not given. */
  readonly logTo?: LogTarget;
}

/** A gateway that is ready to listen. */
export interface App {
  readonly http: FastifyInstance;
  readonly services: Services;
}

function addRequestLog(http: FastifyInstance, { config }: AppParts): void {
  if (config.logLevel !== "info" && config.logLevel !== "debug") return;
  http.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const line = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime), host: getHost(request) };
    request.log.info({ ...line, merchant: getHeader(request, "merchant")?.slice(0, 40) }, "request");
    done();
  });
}

async function createServices({ config, database, secrets }: AppParts, http: FastifyInstance): Promise<Services> {
  const { db } = database;
  const { log } = http;
  const directory = await openDirectory(db, (error) => log.error({ err: error }, "switches could not be read"));
  const sessions = createSessionCache(db);
  const shortLivedState = await openShortLivedState(config, log);
  // A frozen member or a switched-off module must not live on in a cache.
  directory.onChange(async () => sessions.clear());
  return {
    config,
    db,
    moneyDb: database.money,
    directory,
    sessions,
    log,
    catalogue: openCatalogue(db, directory, (row) => log.error(row, "a game or vendor of an unknown category is left out")),
    passwords: await createPasswords(),
    captcha: createCaptcha(secrets.captcha, shortLivedState),
    loginGuard: createLoginGuard(db),
    nameKey: createNameKey(secrets.captcha),
    securityLog: createSecurityLog(db, log),
    limiter: createSharedRateLimiter(shortLivedState, createRateLimiter()),
    shortLivedState,
    bodyKeys: await openBodyKeys(secrets.bodyKeys, shortLivedState),
  };
}

function requireDurable({ config, database }: AppParts): void {
  if (config.profile === "production" && !isDurable(database.durability, "disk")) {
    throw new Error(`real money needs a database that survives a power loss; this one is "${database.durability}"`);
  }
}

async function addSites(http: FastifyInstance, services: Services, { config, database }: AppParts): Promise<void> {
  if (config.sites === undefined) return registerHealth(http, services, database, () => []);
  const store = resolve(config.sites);
  const tellDrift = watchDrift(services.directory, (drift) => http.log.warn(drift, "whitelabel.drift"));
  const sites = await openSites(openFolderStore(store), (error) => http.log.error({ err: error }, "a site could not be read"), tellDrift);
  services.directory.onChange(async () => tellDrift(sites.list()));
  http.addHook("onClose", async () => sites.stop());
  registerHealth(http, services, database, () => sites.list().map((site) => ({ release: site.release, drift: listDrift(services.directory, site) })));
  await registerSite(http, services, store, sites);
}

/** Builds the gateway over an open, seeded database: every part that it has is in this list. It does not listen yet. */
export async function buildApp(parts: AppParts): Promise<App> {
  requireDurable(parts);
  const http = createHttp(parts.config, parts.logTo);
  const services = await createServices(parts, http);
  addRequestLog(http, parts);
  registerErrors(http, services.directory);
  registerLimits(http, services);
  if (parts.config.checkAnswers) registerAnswerCheck(http);
  registerRows(http, services, [
    ...systemRoutes(services),
    ...authRoutes(services),
    ...memberRoutes(services),
    ...walletRoutes(services),
    ...gamesRoutes(services),
    ...supportRoutes(services),
  ]);
  await registerProvider(http, services, parts.secrets.providers);
  registerArtwork(http);
  registerDocs(http);
  await addSites(http, services, parts);
  const stopSweep = startIdentitySweep(services.db, (error) => http.log.error({ err: error }, "sessions could not be swept"));
  http.addHook("onClose", async () => {
    services.directory.stop();
    await stopSweep();
    services.shortLivedState.close();
    await parts.database.close();
  });
  return { http, services };
}
