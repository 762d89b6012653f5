import { isIP } from "node:net";
import { defaultLanguage, isLanguageCode, type LanguageCode } from "@marquee/contract";
import type { FastifyRequest } from "fastify";
import type { TenantRegistry } from "../tenants/tenantRegistry.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import type { Location } from "./Call.ts";
import { Refusal } from "./Refusal.ts";

/** A header's text; of a repeated header the first. */
export function getHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/**
 * The host of the request: the `Host` header in lower case without its port. Behind a proxy it is what the
 * proxy set. `X-Forwarded-Host` is never read: any client may send it, and proxies pass it on.
 */
export function getHost(request: FastifyRequest): string {
  const host = (request.headers.host ?? "").toLowerCase();
  return /^(\[[0-9a-f:.]*\]|[^:]*)(?::[0-9]*)?$/.exec(host)?.[1] ?? "";
}

/** The merchant of the host. @throws Refusal for an unknown host, a retired site, or a Merchant header that names another one */
export function identifyTenant(tenantRegistry: TenantRegistry, request: FastifyRequest): Tenant {
  const tenant = tenantRegistry.getByHost(getHost(request));
  if (tenant === undefined) throw new Refusal("host.unknown");
  if (tenant.retired !== null) throw new Refusal("site.closed");
  const merchant = getHeader(request, "merchant");
  if (merchant !== undefined && merchant !== tenant.code) throw new Refusal("merchant.contradiction");
  return tenant;
}

/** The requested language if the merchant offers it, else the merchant's default. */
export function identifyLanguage(tenant: Tenant | undefined, request: FastifyRequest): LanguageCode {
  const asked = getHeader(request, "language");
  if (asked !== undefined && isLanguageCode(asked) && (tenant?.settings.languages.includes(asked) ?? true))
    return asked;
  return tenant?.settings.defaultLanguage ?? defaultLanguage;
}

/**
 * Where the visitor comes from. The country is what a trusted proxy says in `countryHeader`; a request that did
 * not come through one has none, whatever its headers claim.
 */
export function identifyLocation(request: FastifyRequest, countryHeader: string | undefined): Location {
  // Read once: the framework parses the headers at each access.
  const ips = (request.ips ?? [request.ip]).filter((ip) => isIP(ip) !== 0);
  const throughProxy = ips.length > 1;
  const said = countryHeader !== undefined && throughProxy ? getHeader(request, countryHeader) : undefined;
  return { ip: ips.at(-1) ?? request.ip, country: said !== undefined && /^[A-Z]{2}$/.test(said) ? said : "ZZ" };
}

/** The session token: bare or after `Bearer` (contract 3.1.1). */
export function getToken(request: FastifyRequest): string | undefined {
  const text = getHeader(request, "authorization")
    ?.replace(/^Bearer /, "")
    .trim();
  return text === undefined || text === "" || text.length > 200 ? undefined : text;
}

const noCookies: ReadonlyMap<string, string> = new Map();

/** The cookies of a request by name. */
export function getCookies(request: FastifyRequest): ReadonlyMap<string, string> {
  const text = getHeader(request, "cookie");
  if (text === undefined) return noCookies;
  const pairs = text.split(";").map((pair) => pair.split("="));
  return new Map(pairs.map(([name = "", ...value]) => [name.trim(), value.join("=").trim()]));
}
