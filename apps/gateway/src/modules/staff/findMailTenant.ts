import type { Services } from "./services.ts";
import type { Person } from "../../staff/Person.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

/** The merchant in whose outbox mails to somebody stand: the first for whom they work; any for staff of the platform. */
export function findMailTenant(
  { tenantRegistry }: Pick<Services, "tenantRegistry">,
  { grants }: Pick<Person, "grants">,
): Tenant | undefined {
  const codes = grants.map(({ merchant }) => merchant);
  const tenants = tenantRegistry.list().toSorted((a, b) => a.code.localeCompare(b.code));
  return tenants.find(({ code }) => codes.includes(code)) ?? (codes.includes("*") ? tenants[0] : undefined);
}
