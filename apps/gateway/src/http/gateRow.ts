import { clientVersion, type Endpoint, isAgentKind, isTrial, isTrialAgent } from "@marquee/contract";
import type { FastifyRequest } from "fastify";
import type { Session } from "../authentication/Session.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import type { Location } from "./Call.ts";
import { getHeader } from "./identifyRequest.ts";
import { Refusal } from "./Refusal.ts";

type Row = Endpoint<never>;

/** What of a row decides whether it is open. */
type Gate = Pick<Row, "always" | "moduleId"> & Partial<Pick<Row, "whileClosed">>;

const keyText = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether visitors from a country are refused. */
export function isRestricted({ restrictedCountries }: Tenant, { country }: Location): boolean {
  return restrictedCountries.includes("*") || restrictedCountries.includes(country);
}

/** What closes a row for everyone: client version, maintenance, region, module. @throws Refusal */
export function requireOpen(row: Gate, tenant: Tenant, location: Location, request: FastifyRequest): void {
  const version = getHeader(request, "x-client-version");
  if (version !== undefined && !(Number(version) >= clientVersion)) throw new Refusal("client.upgrade.required");
  requireOpenAt(row, tenant, location);
}

/** What closes a row at a place, whatever the client: maintenance, region, module. @throws Refusal */
export function requireOpenAt(row: Gate, tenant: Tenant, location: Location): void {
  if (row.always) return;
  if (row.whileClosed !== true) requireSite(tenant, location);
  requireModule(row, tenant);
}

/** Closes the whole site. @throws Refusal `maintenance`, `region.restricted` */
function requireSite(tenant: Tenant, location: Location): void {
  if (tenant.maintenance !== null) throw new Refusal("maintenance", { value: { ...tenant.maintenance } });
  if (isRestricted(tenant, location)) throw new Refusal("region.restricted", { value: { ...location } });
}

/** Closes a row whose module is off, for the visitor or for everyone. @throws Refusal `function.not.available` */
export function requireModule(row: Gate, tenant: Tenant): void {
  if (!row.always && !tenant.modules.has(row.moduleId)) throw new Refusal("function.not.available");
}

function isFor(row: Row, session: Session | undefined): boolean {
  // Staff sessions are separate and do not exist yet.
  return row.audience === "player" || (row.audience === "agent" && session !== undefined && isAgentKind(session.kind));
}

/**
 * The session as the row may see it: one that waits for its member's next step counts as none where a token is
 * optional. @throws Refusal `password.change.required` where one is required
 */
export function requireSettled(row: Row, session: Session | undefined): Session | undefined {
  if (session === undefined || session.pending === null || row.pending.includes(session.pending)) return session;
  if (row.token === "required") throw new Refusal("password.change.required");
  return undefined;
}

/** What closes a row for this caller: no session, a trial account, another audience, a trial agent without TRIALAGENT3. @throws Refusal */
export function requireCaller(row: Row, { modules }: Pick<Tenant, "modules">, session: Session | undefined): void {
  // A member who is refused here can still log out.
  if (session !== undefined && session.status !== "ACTIVE" && row.name !== "logout")
    throw new Refusal(session.status === "CLOSED" ? "account.closed" : "account.frozen");
  if (row.token === "required" && session === undefined) throw new Refusal("login.not.session");
  if (row.trial !== true && session !== undefined && isTrial(session.kind)) throw new Refusal("trial.not.allowed");
  if (!isFor(row, session)) throw new Refusal("permission.denied");
  const isOfCentre = row.audience === "agent" || row.trial === "sample";
  if (!isOfCentre || session === undefined || !isTrialAgent(session.kind)) return;
  if (!modules.has("TRIALAGENT3")) throw new Refusal("function.not.available");
  // An agent's act is one on a team of its own, which a trial agent does not have.
  if (row.trial === false) throw new Refusal("trial.not.allowed");
}

/** The idempotency key of a call. @throws Refusal `idempotency.required` when it is required and missing, or is not a UUID */
export function readIdempotencyKey(row: Row, request: FastifyRequest): string | undefined {
  const key = row.idempotencyKey === "none" ? undefined : getHeader(request, "idempotency-key");
  if (key === undefined && row.idempotencyKey !== "required") return undefined;
  if (key === undefined || !keyText.test(key)) throw new Refusal("idempotency.required");
  return key.toLowerCase();
}
