import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import { isInTime } from "../../authentication/sessionStore.ts";
import type { Member } from "../auth/index.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** Everything that is stored of a member; undefined for one that the merchant does not have. */
export async function findMember(db: Db, { tenantId, memberId }: MemberKey): Promise<Member | undefined> {
  return tables(db)
    .selectFrom("members")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirst();
}

/** The token's hash of a member's live session. */
export async function findLiveToken(
  db: Db,
  { tenantId, memberId }: MemberKey,
  id: string,
): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom("sessions")
    .select("token_hash")
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where(isInTime)
    .executeTakeFirst();
  return row?.token_hash;
}

/** What colleagues wrote about a member. */
export interface StoredRemark {
  readonly id: string;
  readonly by: string;
  readonly at: Date;
  readonly text: string;
}

/** A member's remarks, newest first. */
export async function listStoredRemarks(
  db: Db,
  { tenantId, memberId }: MemberKey,
  most: number,
): Promise<readonly StoredRemark[]> {
  return tables(db)
    .selectFrom("member_remarks")
    .select(["id", "written_by as by", "written_at as at", "content as text"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("written_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** Stores a remark. @returns false if there is one with this id */
export async function addRemark(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { id, by, text }: { readonly id: string; readonly by: string; readonly text: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("member_remarks")
    .values({ tenant_id: tenantId, id, member_id: memberId, written_by: by, content: text })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whether a remark of this id is the member's, by the same person and with the same words. */
export async function isRemark(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  { id, by, text }: { readonly id: string; readonly by: string; readonly text: string },
): Promise<boolean> {
  const query = tables(tx)
    .selectFrom("member_remarks")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("member_id", "=", memberId)
    .where("written_by", "=", by)
    .where("content", "=", text);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Another account that shares something with a member's. */
export interface StoredSignal {
  readonly rule: string;
  readonly id: string;
  readonly username: string;
  readonly state: string;
  readonly at: Date;
}

/** Other accounts that share a trait with a member's. */
export async function listStoredSignals(
  db: Db,
  { tenantId, memberId }: MemberKey,
  most: number,
): Promise<readonly StoredSignal[]> {
  const { rows } = await sql<StoredSignal>`
    select o.rule, m.id, m.username, m.status as state, m.registered_at as at
    from member_traits t
    join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key and o.member_id <> t.member_id
    join members m on m.tenant_id = o.tenant_id and m.id = o.member_id
    where t.tenant_id = ${tenantId} and t.member_id = ${memberId}
    order by o.rule, m.id desc limit ${most}`.execute(db);
  return rows;
}
