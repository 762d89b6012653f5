import type { Tenant } from "../tenants/Tenant.ts";
import type { PersonSession } from "./Person.ts";

/** Somebody of staff as a reader of a merchant's files: a link to a file belongs to one session, and to no member's. */
export function toStaffReader({ person, tokenHash }: PersonSession, { id: tenantId }: Pick<Tenant, "id">) {
  return { tenantId, memberId: `staff ${person.id}`, tokenHash };
}
