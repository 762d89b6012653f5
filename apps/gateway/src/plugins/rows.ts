import { encryptedBody, type Endpoint, isTrialAgent, type SchemaRow } from "@marquee/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import type { Call } from "../http/Call.ts";
import { discardBody } from "../http/discardBody.ts";
import { toSuccess } from "../http/envelope.ts";
import { readIdempotencyKey, requireCaller, requireModule, requireOpen, requireSettled } from "../http/gateRow.ts";
import {
  getCookies,
  getHeader,
  getHost,
  getToken,
  identifyLanguage,
  identifyLocation,
  identifyTenant,
} from "../http/identifyRequest.ts";
import { readMultipart } from "../http/readMultipart.ts";
import { createRequestReader, readQuery } from "../http/readRequest.ts";
import { toJson } from "../http/cachedJson.ts";
import { Refusal } from "../http/Refusal.ts";
import { openEventStream, requireEventReader } from "../http/openEventStream.ts";
import type { IdempotentRoute, PlainRoute, Route, StreamRoute } from "../http/route.ts";
import { setCookie } from "../http/setCookie.ts";
import { identifyVisitor } from "../rollouts/identifyVisitor.ts";
import { toTenantFor } from "../rollouts/toTenantFor.ts";
import { type Limit, toAddressKey } from "@marquee/rate-limit";
import type { AllServices, SomeServices } from "../Services.ts";
import type { Tenant } from "../tenants/Tenant.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The row that the route was made from. */
    row?: Endpoint<never>;
  }
}

type Row = Endpoint<never>;

const answerHeaders = { "cache-control": "no-store", "content-type": "application/json; charset=utf-8" };

const isIdempotent = (route: Route): route is IdempotentRoute => "begin" in route;
const isStream = (route: Route): route is StreamRoute => "listen" in route;
const hasSample = (route: Route): boolean => "sample" in route && route.sample !== undefined;

/** Pairs each row with its handler. @throws when a row has none or two, or a handler has no row or is of the wrong kind */
export function pairRows(
  all: readonly SchemaRow[],
  routes: readonly Route[],
): readonly (SchemaRow & { readonly route: Route })[] {
  const stray = routes.find((route) => !all.some(({ endpoint }) => endpoint.name === route.name));
  if (stray !== undefined) throw new Error(`the handler ${stray.name} has no row`);
  return all.map((row) => {
    const [route, second] = routes.filter(({ name }) => name === row.endpoint.name);
    if (route === undefined || second !== undefined)
      throw new Error(`the row ${row.endpoint.name} has not exactly one handler`);
    if (isIdempotent(route) !== (row.endpoint.idempotencyKey !== "none"))
      throw new Error(`the handler ${route.name} is idempotent, or not, against its row`);
    if (isStream(route) !== row.endpoint.stream)
      throw new Error(`the handler ${route.name} is a stream, or not, against its row`);
    if (hasSample(route) !== (row.endpoint.trial === "sample"))
      throw new Error(`the handler ${route.name} has samples, or not, against its row`);
    return { ...row, route };
  });
}

async function readContent(
  services: AllServices,
  row: Row,
  schema: TSchema,
  tenant: Tenant,
  request: FastifyRequest,
): Promise<unknown> {
  if (request.method === "GET") return readQuery(schema, Object(request.query));
  const isJose = request.headers["content-type"]?.split(";")[0] === encryptedBody.contentType;
  // A missing body is an empty request; `null` is refused.
  if (!row.encrypted) return isJose || request.isMultipart() ? null : request.body === undefined ? {} : request.body;
  if (!isJose || typeof request.body !== "string") throw new Refusal("encryption.required");
  const path = request.url.split("?")[0] ?? "";
  const { id: tenantId, code: merchant } = tenant;
  return services.bodyKeys.decrypt(request.body, { method: request.method, path, merchant, tenantId });
}

/** The site's own address. The port of a request cannot be trusted, so in production the address has none. */
function toOrigin({ profile }: AllServices["config"], request: FastifyRequest): string {
  const host = getHost(request);
  if (profile === "production") return `https://${host}`;
  const port = /:[0-9]+$/.exec(request.headers.host ?? "")?.[0] ?? "";
  // A proxy may pass on any value in the header with the protocol.
  return `${request.protocol === "https" ? "https" : "http"}://${host}${port}`;
}

/** A row's own limit under these settings. */
function toRowLimit({ name, rateLimit }: Row, { rows, rowFactor }: AllServices["config"]["limits"]): Limit | undefined {
  const [, override] = Object.entries(rows).find(([each]) => each === name) ?? [];
  if (rateLimit === null || override !== undefined) return override;
  return { calls: Math.max(1, Math.floor(rateLimit.calls * rowFactor)), seconds: rateLimit.seconds };
}

/** Applies the rate limits of one address at a merchant: for all rows together, and for this row. */
async function requireAllowance({ limiter, config }: AllServices, row: Row, subject: string): Promise<void> {
  await limiter(subject, config.limits.calls);
  const limit = toRowLimit(row, config.limits);
  if (limit === undefined) return;
  try {
    await limiter(`${row.name} ${subject}`, limit);
  } catch (error) {
    const code = row.rateLimit?.code;
    throw error instanceof Refusal && code !== undefined ? new Refusal(code, error.details) : error;
  }
}

/** Whether a row still answers a caller whom it answered before. */
function isStillOpen(
  { tenantRegistry }: SomeServices<"tenantRegistry">,
  row: Row,
  { tenant, location }: Pick<Call, "tenant" | "location">,
  request: FastifyRequest,
): boolean {
  const now = tenantRegistry.getById(tenant.id);
  if (now === undefined || now.retired !== null) return false;
  try {
    requireOpen(row, now, location, request);
    return true;
  } catch {
    return false;
  }
}

/** Answers a call; a trial agent at a row with samples gets one, and nothing of what is stored. */
async function answerPlain(route: PlainRoute, call: Call, content: object): Promise<unknown> {
  const { session, tenant, origin } = call;
  if (route.sample === undefined || session === undefined || !isTrialAgent(session.kind))
    return route.handle(call, content);
  const { username, currency } = session;
  return route.sample({ tenant, username, currency, origin, now: Date.now() }, content);
}

/** Registers a route for every row: gates in order, request check, handler, envelope. */
export function registerRows(
  app: FastifyInstance,
  services: AllServices,
  rows: readonly SchemaRow[],
  routes: readonly Route[],
): void {
  for (const { endpoint: row, request: schema, route } of pairRows(rows, routes)) {
    const read = createRequestReader(schema);

    async function handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
      const merchant = identifyTenant(services.tenantRegistry, request);
      const location = identifyLocation(request, services.config.countryHeader);
      await requireAllowance(services, row, `${merchant.id} ${toAddressKey(location.ip)}`);
      // What is off for everyone is refused before anything is read of a session.
      requireOpen(row, merchant, location, request);
      const token = row.token === "none" ? undefined : getToken(request);
      const found = token === undefined ? undefined : await services.sessions.get(merchant.id, token, !row.passive);
      const tenant = toTenantFor(merchant, identifyVisitor(merchant, found, request, reply, row.always));
      requireModule(row, tenant);
      const session = requireSettled(row, found);
      requireCaller(row, tenant, session);
      // A stream of a session that is over would tell a guest's events to somebody who believes to be logged in.
      if (row.stream && token !== undefined && found === undefined) throw new Refusal("login.not.session");
      if (row.stream) requireEventReader(request);
      const key = readIdempotencyKey(row, request);
      const { fields, file } = row.multipart
        ? await readMultipart(request, row.bodyLimit)
        : { fields: await readContent(services, row, schema, tenant, request), file: undefined };
      const content = read(fields);
      const call: Call = {
        tenant,
        session,
        language: identifyLanguage(tenant, request),
        location,
        requestId: request.id,
        userAgent: getHeader(request, "user-agent") ?? "",
        host: getHost(request),
        origin: toOrigin(services.config, request),
        cookies: getCookies(request),
        upload: file,
        setCookie: (name: string, value: string, seconds: number) =>
          setCookie(reply, { name, value, seconds, sameSite: "Strict", isSecure: request.protocol === "https" }),
        intent: undefined,
      };
      if (isStream(route)) {
        await route.listen({
          ...call,
          lastEventId: getHeader(request, "last-event-id"),
          isAdmitted: () => isStillOpen(services, row, call, request),
          open: () => openEventStream(reply),
        });
        return reply;
      }
      const value = isIdempotent(route)
        ? await services.idempotency.run(row, route, call, key, content)
        : await answerPlain(route, call, content);
      // Cached JSON may be an answer's value or a part of it.
      reply.headers(answerHeaders).serializer((answer: unknown) => toJson(answer, 2));
      return toSuccess(value, request.id);
    }

    const config = { row };
    app.route({
      method: [row.method, ...row.alsoMethods],
      url: row.path,
      config,
      bodyLimit: row.bodyLimit,
      handler: handle,
      // A multipart body is read after the gates: a call that they refuse still has it.
      ...(row.multipart && {
        onSend: async (request: FastifyRequest) => discardBody(request.raw, row.bodyLimit),
      }),
    });
  }
}
