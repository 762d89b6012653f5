import {
  canEnter,
  hasPermission,
  permissions,
  type StaffEndpoint,
  type StaffGrant,
  type StaffMerchant,
} from "@marquee/contract/staff";
import type { FastifyRequest } from "fastify";
import { getCookies, getHeader, getHost } from "../http/identifyRequest.ts";
import { Refusal } from "../http/Refusal.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import type { TenantRegistry } from "../tenants/tenantRegistry.ts";
import type { PersonSession } from "./Person.ts";

type Row = StaffEndpoint<never>;

/** The header that every call of the back office carries: a page of another origin cannot send it. */
const staffHeader = "x-staff";

/** What the header says of a call that a page makes by itself, to ask again for what it shows: that is no act of a person. */
const askedAgain = "again";

/** Whether a person made the call; a page that says otherwise only lets its session end earlier. */
export const isAct = ({ passive }: Row, request: FastifyRequest): boolean =>
  !passive && getHeader(request, staffHeader) !== askedAgain;

const cookieNames = { secure: "__Host-staff", plain: "staff" } as const;

/** The cookie of a session; null removes it. Only the desk's own pages send it back. */
export function toStaffCookie(isSecure: boolean, token: string | null): string {
  const name = isSecure ? cookieNames.secure : cookieNames.plain;
  const parts = [`${name}=${token ?? ""}`, "Path=/", "HttpOnly", "SameSite=Strict"];
  return [...parts, ...(isSecure ? ["Secure"] : []), ...(token === null ? ["Max-Age=0"] : [])].join("; ");
}

/** The session token that a request carries. */
export function getStaffToken(request: FastifyRequest, isSecure: boolean): string | undefined {
  const token = getCookies(request).get(isSecure ? cookieNames.secure : cookieNames.plain);
  return token === undefined || !/^[A-Za-z0-9_-]{20,100}$/.test(token) ? undefined : token;
}

/**
 * Requires that a call comes to the desk's host, from the desk's own pages.
 * @throws Refusal `path.unknown` at another host, `staff.header.required`
 */
export function requireDesk(request: FastifyRequest, desk: URL): void {
  if (getHost(request) !== desk.hostname) throw new Refusal("path.unknown");
  const origin = getHeader(request, "origin");
  if (getHeader(request, staffHeader) === undefined || (origin !== undefined && origin !== desk.origin))
    throw new Refusal("staff.header.required");
}

/** Requires that the session waits for nothing but what the row serves. @throws Refusal `staff.step.required` with the step */
export function requireSettledStaff(row: Row, { pending }: PersonSession): void {
  if (pending !== null && !row.pending.includes(pending))
    throw new Refusal("staff.step.required", { value: { pending } });
}

/**
 * The merchant that the header `Merchant` names, at which the caller must hold the row's permission. A merchant that is not the
 * caller's is answered as one that does not exist. @throws Refusal `staff.merchant.unknown`, `permission.denied`
 */
export function requireMerchant(
  row: Row,
  grants: readonly StaffGrant[],
  tenantRegistry: TenantRegistry,
  request: FastifyRequest,
): Tenant {
  const code = getHeader(request, "merchant");
  const tenant = tenantRegistry.list().find((each) => each.code === code);
  if (tenant === undefined || !canEnter(grants, tenant.code)) throw new Refusal("staff.merchant.unknown");
  requirePermission(row, grants, tenant.code);
  return tenant;
}

/** Requires the row's permission at a merchant, or at all of them (`*`). @throws Refusal `permission.denied` */
export function requirePermission(row: Row, grants: readonly StaffGrant[], merchant: string): void {
  if (row.permission === null || !hasPermission(grants, merchant, row.permission))
    throw new Refusal("permission.denied");
}

/** The merchants for whom somebody with these grants works, by name. */
export function listStaffMerchants(tenants: readonly Tenant[], grants: readonly StaffGrant[]): StaffMerchant[] {
  return tenants
    .filter(({ code }) => canEnter(grants, code))
    .map(({ code, name, hosts, currency, currencies, timeZone, settings }) => ({
      code,
      name,
      host: hosts[0] ?? "",
      currency,
      currencies: currencies.map((each) => each.currency),
      currencyDigits: Object.fromEntries(currencies.map((each) => [each.currency, each.digits])),
      languages: [...settings.languages],
      defaultLanguage: settings.defaultLanguage,
      timeZone,
      permissions: permissions.filter((permission) => hasPermission(grants, code, permission)),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
