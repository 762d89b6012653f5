import { type Changes, hasPermission, type ListChanges, type StaffCacheTag } from "@marquee/contract/staff";
import { staffRows } from "@marquee/contract/schema";
import { Refusal } from "../../http/Refusal.ts";
import type { PersonSession } from "../../staff/Person.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findStaffSession } from "../../staff/staffSessionStore.ts";
import type { Services } from "./services.ts";

/** The tags of what somebody may ask for at a merchant. */
function listTags({ person }: PersonSession, merchant: string): ReadonlySet<string> {
  const own = staffRows.filter(
    ({ endpoint: { scope, permission } }) =>
      scope === "merchant" && permission !== null && hasPermission(person.grants, merchant, permission),
  );
  return new Set<StaffCacheTag>(own.flatMap(({ endpoint }) => endpoint.cache?.provides ?? []));
}

/**
 * What has changed for pages of the caller since the last answer; it waits for a change where there is none. It tells tags alone, and
 * those of what the caller may ask for, as his session is when the answer goes. @throws Refusal `login.not.session` where it ended
 * meanwhile, `rate.limited` for too many waits of a session
 */
export async function listChangesOf(
  { db, events }: Services,
  { tenant, session: { tokenHash } }: MerchantCall,
  { since }: ListChanges,
): Promise<Changes> {
  const { at, tags } = await events.listDeskChanges({ tenantId: tenant.id, session: tokenHash, since });
  const session = await findStaffSession(db, tokenHash, false);
  if (session === undefined) throw new Refusal("login.not.session");
  const allowed = listTags(session, tenant.code);
  const isAllowed = (tag: string): tag is StaffCacheTag => allowed.has(tag);
  return { at, tags: tags === null ? null : tags.filter(isAllowed) };
}
