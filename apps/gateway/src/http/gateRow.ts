import { clientVersion, type Endpoint, isTrial } from "@marquee/contract";
import type { FastifyRequest } from "fastify";
import type { Session } from "../identity/Session.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import type { Location } from "./Call.ts";
import { getHeader } from "./identifyRequest.ts";
import { Refusal } from "./Refusal.ts";

const keyText = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type Row = Endpoint<never>;

/** Whether visitors from there may not enter. */
export function isRestricted({ restrictedCountries }: Tenant, { country }: Location): boolean {
  return restrictedCountries.includes("*") || restrictedCountries.includes(country);
}

/** What closes a row for everyone: client version, maintenance, region, module. @throws Refusal */
export function requireOpen(row: Row, tenant: Tenant, location: Location, request: FastifyRequest): void {
  const version = getHeader(request, "x-client-version");
  if (version !== undefined && !(Number(version) >= clientVersion)) throw new Refusal("client.upgrade.required");
  if (row.always) return;
  if (tenant.maintenance !== null) throw new Refusal("maintenance", { value: { ...tenant.maintenance } });
  if (isRestricted(tenant, location)) throw new Refusal("region.restricted", { value: { ...location } });
  if (!tenant.modules.has(row.moduleId)) throw new Refusal("function.not.available");
}

/** What closes a row for this caller: no session, a trial account, no key. @throws Refusal */
export function requireCaller(row: Row, session: Session | undefined, request: FastifyRequest): void {
  // Who is told so can still log out.
  if (session?.status === "CLOSED" && row.name !== "logout") throw new Refusal("account.closed");
  if (row.token === "required" && session === undefined) throw new Refusal("login.not.session");
  if (!row.trial && session !== undefined && isTrial(session.kind)) throw new Refusal("trial.not.allowed");
  if (row.idempotent && !keyText.test(getHeader(request, "idempotency-key") ?? "")) throw new Refusal("idempotency.required");
}
