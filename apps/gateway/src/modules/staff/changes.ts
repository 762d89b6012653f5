import { type Changes, hasPermission, type ListChanges, type StaffCacheTag } from "@marquee/contract/staff";
import { staffRows } from "@marquee/contract/schema";
import { Refusal } from "../../http/Refusal.ts";
import type { PersonSession } from "../../staff/Person.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { findStaffSession } from "../../staff/staffSessionStore.ts";
import type { Services } from "./services.ts";

/** The rows that somebody may ask for at a merchant, or at all of them (`*`). */
const listRows = ({ person }: PersonSession, merchant: string) =>
  staffRows.filter(
    ({ endpoint: { scope, permission } }) =>
      scope === (merchant === "*" ? "platform" : "merchant") &&
      permission !== null &&
      hasPermission(person.grants, merchant, permission),
  );

/** The tags of what somebody may ask for at a merchant, and at all of them. */
function listTags(session: PersonSession, merchant: string): ReadonlySet<string> {
  const own = [...listRows(session, merchant), ...listRows(session, "*")];
  return new Set<StaffCacheTag>(own.flatMap(({ endpoint }) => endpoint.cache?.provides ?? []));
}

/**
 * What has changed for pages of the caller since the last answer; it waits for a change where there is none. It tells tags alone, and
 * those of what the caller may ask for, as his session is when the answer goes. @throws Refusal `login.not.session` where it ended
 * meanwhile, `rate.limited` for too many waits of a session
 */
export async function listChangesOf(
  { db, events }: Services,
  { tenant, session: asking }: MerchantCall,
  { since }: ListChanges,
): Promise<Changes> {
  const { tokenHash } = asking;
  const isPlatform = listRows(asking, "*").length > 0;
  const { at, tags } = await events.listDeskChanges({ tenantId: tenant.id, isPlatform, session: tokenHash, since });
  const session = await findStaffSession(db, tokenHash, false);
  if (session === undefined) throw new Refusal("login.not.session");
  const allowed = listTags(session, tenant.code);
  const isAllowed = (tag: string): tag is StaffCacheTag => allowed.has(tag);
  return { at, tags: tags === null ? null : tags.filter(isAllowed) };
}
