import type { AccountKind, MemberState } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { raiseVersion } from "../auth/index.ts";
import { tables } from "./tables.ts";

/** What a change of a member looks at, locked until its transaction ends. */
export interface LockedMember {
  readonly id: string;
  readonly username: string;
  readonly state: MemberState;
  readonly version: number;
}

interface Row {
  readonly id: string;
  readonly username: string;
  readonly state: MemberState;
  readonly version: number;
}

/** Locks a member; undefined for one that the merchant does not have. */
export async function lockMember(tx: Db, { tenantId, memberId }: MemberKey): Promise<LockedMember | undefined> {
  const { rows } = await sql<Row>`
    select id, username, status as state, version::float8 as version from members
    where tenant_id = ${tenantId} and id = ${memberId} for update`.execute(tx);
  return rows[0];
}

/** Who a member is whose wallet is locked next: members are locked before wallets, in a way that lets a bet refer to them. */
export interface HeldMember {
  readonly username: string;
  readonly kind: AccountKind;
  readonly currency: string;
  readonly erased: boolean;
}

/** Holds a member's row as the beginning of a time-out does; undefined for one that the merchant does not have. */
export async function holdMember(tx: Db, { tenantId, memberId }: MemberKey): Promise<HeldMember | undefined> {
  const { rows } = await sql<HeldMember>`
    select username, kind, currency, erased_at is not null as erased from members
    where tenant_id = ${tenantId} and id = ${memberId} for no key update`.execute(tx);
  return rows[0];
}

/** Notes which line of the audit log changed a member. @returns the member's version from then on */
export async function raiseMemberVersion(tx: Db, { tenantId, memberId }: MemberKey, auditId: string): Promise<number> {
  const version = await raiseVersion(tx, { tenantId, memberId });
  await tables(tx)
    .insertInto("member_changes")
    .values({ tenant_id: tenantId, member_id: memberId, version: String(version), audit_id: auditId })
    .execute();
  return version;
}

/** A change of a member by staff. */
export interface StoredChange {
  readonly version: number;
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The newest changes of a member after a version. */
export async function listStoredChanges(
  db: Db,
  { tenantId, memberId }: MemberKey,
  since: number,
  most: number,
): Promise<readonly StoredChange[]> {
  const { rows } = await sql<StoredChange>`
    select c.version::float8 as version, a.at, a.actor, a.action, a.subject, a.reason, a.before, a.after
    from member_changes c join audit_log a on a.tenant_id = c.tenant_id and a.id = c.audit_id
    where c.tenant_id = ${tenantId} and c.member_id = ${memberId} and c.version > ${since}
    order by c.version desc limit ${most}`.execute(db);
  return rows;
}

/** What the ledger needs to know of a member. */
export async function getMoneyOwner(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<
  | { readonly username: string; readonly kind: AccountKind; readonly currency: string; readonly state: MemberState }
  | undefined
> {
  const { rows } = await sql<{
    username: string;
    kind: AccountKind;
    currency: string;
    state: MemberState;
  }>`select username, kind, currency, status as state from members where tenant_id = ${tenantId} and id = ${memberId}`.execute(
    db,
  );
  return rows[0];
}
