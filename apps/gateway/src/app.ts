import { type Database, isDurable } from "@marquee/database";
import type { FastifyInstance } from "fastify";
import { openBotCheck } from "./adapters/bot-check/openBotCheck.ts";
import { openFiles } from "./adapters/files/openFiles.ts";
import { openMail } from "./adapters/mail/openMail.ts";
import { openPhoneVerification } from "./adapters/phone-verification/openPhoneVerification.ts";
import { openShortLivedState } from "./adapters/short-lived-state/openShortLivedState.ts";
import { openExchangeRates } from "./adapters/exchange-rates/openExchangeRates.ts";
import { openPayments } from "./adapters/payments/openPayments.ts";
import { openChats } from "./adapters/chat/openChats.ts";
import { openVendorWallets } from "./adapters/vendor-wallets/openVendorWallets.ts";
import { openSocialSignIn } from "./adapters/social-sign-in/openSocialSignIn.ts";
import { openSms } from "./adapters/sms/openSms.ts";
import type { Config } from "./config.ts";
import { openEvents } from "./events/openEvents.ts";
import { createExports } from "./exports/createExports.ts";
import { registerExportFiles } from "./exports/registerExportFiles.ts";
import { createFileLinks } from "./files/createFileLinks.ts";
import { createContactLinks } from "./authentication/contactLinks.ts";
import { createSeals } from "./secrets/createSeals.ts";
import { createPreviewLinks } from "./sites/previewLinks.ts";
import { registerFiles } from "./files/registerFiles.ts";
import type { GatewayModule } from "./GatewayModule.ts";
import { createHttp, type LogTarget } from "./http/createHttp.ts";
import { followCalls } from "./http/followCalls.ts";
import { getHeader, getHost } from "./http/identifyRequest.ts";
import { openBodyKeys } from "./authentication/bodyKeys.ts";
import { createCaptcha } from "./authentication/captcha.ts";
import { createNameKey } from "./authentication/createNameKey.ts";
import { createPasskeys } from "./authentication/passkeys/createPasskeys.ts";
import { createSecondFactors } from "./authentication/login/secondFactors.ts";
import { createLoginGuard, paymentRules, staffRules } from "./authentication/loginGuard.ts";
import { createPasswords, type Passwords } from "./authentication/passwords.ts";
import { createRateLimiter } from "./authentication/rateLimiter.ts";
import { createSecurityLog } from "./authentication/securityLog.ts";
import { createSessionCache } from "./authentication/sessionCache.ts";
import { createSharedRateLimiter } from "./authentication/sharedRateLimiter.ts";
import { createVerificationCodes } from "./authentication/verificationCodes.ts";
import { verificationTemplate } from "./authentication/verificationTemplate.ts";
import { listErasures } from "./listErasures.ts";
import { listJobs } from "./listJobs.ts";
import { runJob } from "./jobs/runJob.ts";
import { startFollowers } from "./jobs/startFollowers.ts";
import { type Jobs, startJobs } from "./jobs/startJobs.ts";
import { createIdempotency } from "./idempotency/createIdempotency.ts";
import { createSendSoon, type SendSoon } from "./messages/createSendSoon.ts";
import { sendMessages } from "./messages/sendMessages.ts";
import { createMessages } from "./messages/createMessages.ts";
import { openGameIndex } from "./modules/games/index.ts";
import { createProfiles } from "./modules/system/index.ts";
import { openProviders } from "./modules/wallet/index.ts";
import { modules as allModules } from "./modules.ts";
import { createStaffSwitches } from "./operator/staffSwitches.ts";
import { listDecidableKinds } from "./operator/listDecidableKinds.ts";
import { registerAnswerCheck } from "./plugins/answerCheck.ts";
import { registerArtwork } from "./plugins/artwork.ts";
import { registerDocs } from "./plugins/docs.ts";
import { registerErrors } from "./plugins/errors.ts";
import { registerPaymentCallbacks } from "./plugins/paymentCallbacks.ts";
import { registerLimits } from "./plugins/limits.ts";
import { registerSites } from "./plugins/sites.ts";
import { registerRows } from "./plugins/rows.ts";
import type { Secrets } from "./secrets/openSecrets.ts";
import { type AllServices, takeServices } from "./Services.ts";
import { registerDesk } from "./staff/registerDesk.ts";
import { registerStaffRows } from "./staff/registerStaffRows.ts";
import { createTableFiles } from "./table-files/createTableFiles.ts";
import { openTenantRegistry } from "./tenants/tenantRegistry.ts";
import { createWebhooks } from "./webhooks/createWebhooks.ts";
import { registerWidgets } from "./widgets/registerWidgets.ts";
import type { NoTables } from "./db/Db.ts";

/** The parts of an app. */
export interface AppParts {
  readonly config: Config;
  readonly database: Database<NoTables>;
  readonly secrets: Secrets;
  /** Where log lines go; standard output when not given. */
  readonly logTo?: LogTarget;
  /** What hashes passwords; hashes of full cost when not given. */
  readonly passwords?: Passwords;
  /** The modules that it has; all of them when not given. */
  readonly modules?: readonly GatewayModule[];
}

/** A gateway, ready to listen. */
export interface App {
  readonly http: FastifyInstance;
  readonly services: AllServices;
  /** Every job; a requested run happens only where gateways run jobs. */
  readonly jobs: Pick<Jobs, "list" | "send">;
  /** Resolves when no message is being sent. */
  readonly settle: () => Promise<void>;
}

function addRequestLog(http: FastifyInstance, { config }: AppParts): void {
  if (config.logLevel !== "info" && config.logLevel !== "debug") return;
  http.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      host: getHost(request),
    };
    request.log.info({ ...line, merchant: getHeader(request, "merchant")?.slice(0, 40) }, "request");
    done();
  });
}

async function createServices(
  { config, database, secrets, passwords, modules = allModules }: AppParts,
  http: FastifyInstance,
): Promise<{ readonly services: AllServices; readonly sending: SendSoon }> {
  const { db } = database;
  const { log } = http;
  const outsideChats = openChats(config);
  const tenantRegistry = await openTenantRegistry(
    db,
    (error) => log.error({ err: error }, "switches could not be read"),
    outsideChats,
  );
  const sessions = createSessionCache(db);
  const shortLivedState = await openShortLivedState(config, log);
  const onSealed = (row: object): void => log.error(row, "the key of a payment provider does not open");
  // What calls addresses that staff name: webhooks and payment providers.
  const rules = { mayLoopback: config.profile !== "production" };
  const calling = { db, tenantRegistry, secret: secrets.captcha, rules };
  const captcha = createCaptcha(secrets.captcha, shortLivedState);
  // A frozen member or a switched-off module must not live on in a cache.
  tenantRegistry.onChange(async () => sessions.clear());
  const messages = createMessages([
    verificationTemplate,
    ...modules.flatMap((module) => module.messageTemplates ?? []),
  ]);
  const sending = createSendSoon(
    () => sendMessages(services),
    (error) => log.error({ err: error }, "messages could not be sent"),
  );
  const services: AllServices = {
    config,
    db,
    moneyDb: database.money,
    tenantRegistry,
    sessions,
    log,
    gameIndex: openGameIndex(db, tenantRegistry, (row) =>
      log.error(row, "a game or vendor of an unknown category is left out"),
    ),
    passwords: passwords ?? (await createPasswords()),
    captcha,
    botCheck: openBotCheck(config, captcha, shortLivedState, log),
    phoneVerification: openPhoneVerification(config, secrets.captcha),
    loginGuard: createLoginGuard(db),
    paymentGuard: createLoginGuard(db, paymentRules),
    nameKey: createNameKey(secrets.captcha),
    securityLog: createSecurityLog(db, log),
    limiter: createSharedRateLimiter(shortLivedState, createRateLimiter()),
    shortLivedState,
    bodyKeys: await openBodyKeys(secrets.bodyKeys, db),
    idempotency: createIdempotency(db, secrets.captcha),
    files: await openFiles(config),
    fileLinks: createFileLinks(secrets.captcha),
    contactLinks: createContactLinks(secrets.captcha),
    previewLinks: createPreviewLinks(secrets.captcha),
    seals: createSeals(secrets.captcha),
    mail: openMail(config),
    sms: openSms(config),
    memberTables: modules.flatMap((module) => module.memberTables ?? []),
    memberErasures: listErasures(modules),
    messages,
    sendSoon: sending.start,
    verificationCodes: createVerificationCodes({
      db,
      messages,
      limits: config.limits.codes,
      secret: secrets.captcha,
      sendSoon: sending.start,
    }),
    secondFactors: createSecondFactors(db, secrets.captcha),
    passkeys: createPasskeys(db, shortLivedState),
    staffFactors: createSecondFactors(db.withSchema("staff"), secrets.captcha),
    staffPasskeys: createPasskeys(db.withSchema("staff"), shortLivedState),
    staffGuard: createLoginGuard(db, staffRules),
    social: openSocialSignIn(config, shortLivedState, log),
    payments: await openProviders(openPayments(config), { ...calling, onSealed }),
    profiles: createProfiles(db, secrets.captcha, (row) => log.error(row, "a profile could not be signed")),
    exchangeRates: openExchangeRates(config, (error) =>
      log.warn({ err: error }, "the exchange rates could not be read"),
    ),
    vendorWallets: openVendorWallets(config),
    outsideChats,
    events: await openEvents({
      db,
      tenantRegistry,
      sessions,
      log,
      limits: config.limits.streams,
      secret: secrets.captcha,
    }),
    tableFiles: createTableFiles(log),
    exports: createExports(
      modules.flatMap((module) => module.exportLists ?? []),
      config.jobs,
    ),
    webhooks: createWebhooks({ ...calling, isWorker: config.jobs, log }),
  };
  return { services, sending };
}

/** Has events looked for when a call or a switch may have published some, and ends the streams with the server. */
function wakeEvents(http: FastifyInstance, { events, tenantRegistry, webhooks }: AllServices): void {
  tenantRegistry.onChange(async () => events.wake());
  http.addHook("onResponse", async ({ method }) => {
    if (method === "GET") return;
    events.wake();
    webhooks.wake();
  });
  http.addHook("preClose", () => events.close());
}

function requireDurable({ config, database }: AppParts): void {
  if (config.profile === "production" && !isDurable(database.durability, "disk")) {
    throw new Error(`real money needs a database that survives a power loss; this one is "${database.durability}"`);
  }
}

/** Builds the gateway on an open database with its first data; all of its parts are listed here. It does not listen yet. */
export async function buildApp(parts: AppParts): Promise<App> {
  requireDurable(parts);
  const http = createHttp(parts.config, parts.logTo);
  const calls = followCalls(http);
  const { services, sending } = await createServices(parts, http);
  const modules = parts.modules ?? allModules;
  addRequestLog(http, parts);
  registerErrors(http, services.tenantRegistry);
  registerLimits(http, services);
  registerDesk(http, services);
  const rows = modules.flatMap((module) => module.rows);
  if (parts.config.checkAnswers) registerAnswerCheck(http, rows);
  registerRows(
    http,
    services,
    rows,
    modules.flatMap((module) => module.routes(takeServices(services, module.services))),
  );
  const proposalKinds = listDecidableKinds(modules, services);
  const waiting = modules.flatMap((module) => module.waiting ?? []);
  const jobs = listJobs(modules);
  const switches = createStaffSwitches(services);
  let running: Jobs | undefined;
  const runner = { list: () => jobs, send: async (name: string) => running?.send(name) };
  const startExports = (): void => services.exports.start(services);
  const tools = { proposalKinds, jobs: runner, switches, waiting, startExports };
  registerStaffRows(
    http,
    services,
    modules.flatMap((module) => module.staffRows ?? []),
    modules.flatMap((module) => module.staffRoutes?.(takeServices(services, module.services), tools) ?? []),
  );
  for (const module of modules) await module.register?.(http, takeServices(services, module.services), parts.secrets);
  await registerPaymentCallbacks(
    http,
    services,
    modules.flatMap(({ paymentReports }) => paymentReports ?? []),
  );
  registerArtwork(http);
  registerFiles(http, services);
  registerExportFiles(http, services);
  registerWidgets(http, services);
  registerDocs(http);
  await registerSites(http, services, parts);
  wakeEvents(http, services);
  running = parts.config.jobs
    ? await startJobs(jobs, { log: services.log, run: (job) => runJob(job, services) }, parts.database)
    : undefined;
  const followers = startFollowers(
    parts.config.jobs ? modules.flatMap((module) => module.followers ?? []) : [],
    services,
  );
  http.addHook("onClose", async () => {
    // Nobody asks the database any more when it closes: first the calls, then what runs by itself.
    const left = await calls.settle();
    if (left > 0) services.log.warn({ calls: left }, "the gateway ends before all calls were answered");
    await services.tenantRegistry.stop();
    await followers.stop();
    await running?.stop();
    await sending.settle();
    await services.webhooks.close();
    await services.exports.settle();
    services.shortLivedState.close();
    services.mail.close();
    services.files.close();
    await parts.database.close();
  });
  return { http, services, jobs: runner, settle: sending.settle };
}
