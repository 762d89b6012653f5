import type { AuditAction } from "@marquee/contract/staff";
import type { Db } from "../../db/Db.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { addAuditEntry } from "../../tenants/auditStore.ts";
import type { Author } from "../member/index.ts";
import { listStoredChanges, lockMember, type LockedMember, raiseMemberVersion } from "./changeStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

const mostTold = 100;

/** A remark stands beside everything else: it changes nothing that somebody else may be changing. */
export const remarkAction = "write remark";

/** What a change did, for the audit log. */
interface Done {
  readonly action: AuditAction;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who acts in a call of staff, and why. */
export const toAuthor = ({ session, location }: MerchantCall, reason: string): Required<Author> => ({
  actor: session.person.email,
  address: location.ip,
  reason,
});

/**
 * Changes a member in the caller's transaction: the member's row is locked, the change gets a line of the audit log, and the member's
 * version rises, so that somebody who has not seen the change is told of it. `change` answers undefined when nothing was to be done.
 * @param version the version that the author has seen, apart from his own changes and from remarks; without one the change is made in
 * any case
 * @returns the version after it @throws Refusal `member.unknown`, `version.conflict` with the version and what others changed since
 */
export async function changeMember(
  tx: Db,
  owner: MemberKey,
  by: Author,
  version: number | undefined,
  change: (member: LockedMember) => Promise<Done | undefined>,
): Promise<number> {
  const member = await lockMember(tx, owner);
  if (member === undefined) throw new Refusal("member.unknown");
  if (version !== undefined && version !== member.version) {
    const changes = await listStoredChanges(tx, owner, version, mostTold);
    const others = changes.filter(({ actor, action }) => actor !== by.actor && action !== remarkAction);
    const told = others.toReversed().map(({ at, ...rest }) => ({ ...rest, at: at.getTime() }));
    if (told.length > 0) throw new Refusal("version.conflict", { value: { version: member.version, changes: told } });
  }
  const done = await change(member);
  if (done === undefined) return member.version;
  return noteChange(tx, owner, by, member.username, done);
}

/**
 * Writes a change of a member down, in the transaction that made it and as its last act: a line of the audit log, and the next version of
 * the member, who is locked already. @returns the version after it
 */
export async function noteChange(tx: Db, owner: MemberKey, by: Author, username: string, done: Done): Promise<number> {
  const auditId = await addAuditEntry(tx, owner.tenantId, { ...by, subject: username, ...done });
  return raiseMemberVersion(tx, owner, auditId);
}
