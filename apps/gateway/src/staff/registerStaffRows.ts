import type { StaffRow } from "@marquee/contract/staff";
import { toAddressKey } from "@marquee/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { toSuccess } from "../http/envelope.ts";
import { getHeader, getHost, identifyLocation } from "../http/identifyRequest.ts";
import { createRequestReader, readQuery } from "../http/readRequest.ts";
import { Refusal } from "../http/Refusal.ts";
import { toTokenHash } from "../authentication/token.ts";
import type { SomeServices } from "../Services.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import {
  getStaffToken,
  isAct,
  listStaffMerchants,
  requireDesk,
  requireMerchant,
  requirePermission,
  requireSettledStaff,
  toStaffCookie,
} from "./identifyStaff.ts";
import type { PersonSession } from "./Person.ts";
import type { MerchantCall, SessionCall, StaffCall } from "./StaffCall.ts";
import type { StaffRoute } from "./staffRoute.ts";
import { findStaffSession } from "./staffSessionStore.ts";

type Paired = StaffRow & { readonly route: StaffRoute };

/** Pairs each row with its handler. @throws when a row has none or two, or a handler has no row or another scope */
function pairStaffRows(rows: readonly StaffRow[], routes: readonly StaffRoute[]): readonly Paired[] {
  const stray = routes.find((route) => !rows.some(({ endpoint }) => endpoint.name === route.name));
  if (stray !== undefined) throw new Error(`the handler ${stray.name} has no row`);
  return rows.map((row) => {
    const [route, second] = routes.filter(({ name }) => name === row.endpoint.name);
    if (route === undefined || second !== undefined || route.scope !== row.endpoint.scope)
      throw new Error(`the row ${row.endpoint.name} has not exactly one handler of its scope`);
    return { ...row, route };
  });
}

/** How long a session's look at the same data is one line of the audit log. In milliseconds. */
const sameLook = 600_000;

/** Makes the calls of merchants. Looks begin with "read" or "view": a page that asks again for what it shows writes no second line. */
function createMerchantCalls(): (call: SessionCall, tenant: Tenant) => MerchantCall {
  const looks = new LRUCache<string, true>({ max: 20_000, ttl: sameLook });
  return (call, tenant) => ({
    ...call,
    tenant,
    audit: async (tx, { before = null, after = null, ...act }) => {
      const who = { actor: call.session.person.email, address: call.location.ip };
      const look = JSON.stringify([call.session.tokenHash, who.address, tenant.id, act, after]);
      const isLook = /^(read|view) /.test(act.action);
      if (isLook && looks.has(look)) return;
      await addAuditEntry(tx, tenant.id, { ...act, before, after, ...who });
      if (isLook) looks.set(look, true);
    },
  });
}

/**
 * Registers a route for every row of the back office: desk, limits, session, pending step, merchant and permission in order, then the
 * request's schema, the handler and the envelope. Nothing is registered without a desk.
 */
export function registerStaffRows(
  app: FastifyInstance,
  services: SomeServices<"config" | "db" | "limiter" | "tenantRegistry">,
  rows: readonly StaffRow[],
  routes: readonly StaffRoute[],
): void {
  const { config, db, limiter, tenantRegistry } = services;
  if (config.desk === undefined) return;
  const desk = new URL(config.desk);
  const toMerchantCall = createMerchantCalls();
  const isSecure = desk.protocol === "https:";

  async function requireAllowance({ endpoint }: StaffRow, ip: string): Promise<void> {
    await limiter(`staff ${toAddressKey(ip)}`, config.limits.calls);
    const { rateLimit } = endpoint;
    if (rateLimit === null) return;
    const calls = Math.max(1, Math.floor(rateLimit.calls * config.limits.rowFactor));
    await limiter(`${endpoint.name} ${toAddressKey(ip)}`, { calls, seconds: rateLimit.seconds });
  }

  function readTokenHash(request: FastifyRequest): string | null {
    const token = getStaffToken(request, isSecure);
    return token === undefined ? null : toTokenHash(token);
  }

  async function requireSession({ endpoint }: StaffRow, request: FastifyRequest): Promise<PersonSession> {
    const tokenHash = readTokenHash(request);
    const session = tokenHash === null ? undefined : await findStaffSession(db, tokenHash, isAct(endpoint, request));
    if (session === undefined) throw new Refusal("login.not.session");
    requireSettledStaff(endpoint, session);
    return session;
  }

  for (const row of pairStaffRows(rows, routes)) {
    const { endpoint, route } = row;
    const read = createRequestReader(row.request);

    function toCall(request: FastifyRequest, reply: FastifyReply): StaffCall {
      return {
        location: identifyLocation(request, config.countryHeader),
        requestId: request.id,
        userAgent: getHeader(request, "user-agent") ?? "",
        host: getHost(request),
        origin: desk.origin,
        tokenHash: readTokenHash(request),
        setToken: (token) => void reply.header("set-cookie", toStaffCookie(isSecure, token)),
      };
    }

    async function answer(call: StaffCall, request: FastifyRequest): Promise<unknown> {
      const toContent = (): object =>
        read(request.method === "GET" ? readQuery(row.request, Object(request.query)) : (request.body ?? {}));
      if (route.scope === "none") return route.handle(call, toContent());
      const session = await requireSession(row, request);
      const { grants } = session.person;
      const own = { ...call, session, listMerchants: () => listStaffMerchants(tenantRegistry.list(), grants) };
      if (route.scope === "session") return route.handle(own, toContent());
      if (route.scope === "platform") {
        requirePermission(endpoint, grants, "*");
        return route.handle(own, toContent());
      }
      const tenant = requireMerchant(endpoint, grants, tenantRegistry, request);
      return route.handle(toMerchantCall(own, tenant), toContent());
    }

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: endpoint.bodyLimit,
      config: { staffRow: endpoint },
      handler: async (request, reply) => {
        requireDesk(request, desk);
        const call = toCall(request, reply);
        await requireAllowance(row, call.location.ip);
        const value = await answer(call, request);
        reply.headers({ "cache-control": "no-store", "content-type": "application/json; charset=utf-8" });
        return toSuccess(value, request.id);
      },
    });
  }
}
