import { type Selectable, sql } from "kysely";
import type { Db } from "../db/Db.ts";
import type { MessageValues } from "./MessageTemplate.ts";
import type { MemberKey } from "../authentication/MemberKey.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored message of a member's inbox. */
export type StoredInboxMessage = Selectable<Tables["inbox_messages"]>;

/** Stores a message, in the transaction of what it tells. */
export async function insertInboxMessage(
  tx: Db,
  {
    tenantId,
    memberId,
    values,
    ...message
  }: MemberKey & Pick<StoredInboxMessage, "id" | "template"> & { readonly values: MessageValues },
): Promise<void> {
  await tables(tx)
    .insertInto("inbox_messages")
    .values({ tenant_id: tenantId, member_id: memberId, ...message, values: JSON.stringify(values) })
    .execute();
}

/** How many messages a member has. */
export async function countInbox(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("inbox_messages")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of a member's messages, newest first. */
export async function listInboxMessages(
  db: Db,
  { tenantId, memberId }: MemberKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly StoredInboxMessage[]> {
  return tables(db)
    .selectFrom("inbox_messages")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("position", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many of a member's messages are unread. */
export async function countUnread(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("inbox_messages")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

const toOwn = ({ tenantId, memberId }: MemberKey, ids: readonly string[] | undefined) =>
  sql`tenant_id = ${tenantId} and member_id = ${memberId} and ${ids === undefined ? sql`true` : sql`id = any(${ids}::uuid[])`}`;

/** Marks a member's unread messages as read: those of the ids, or all. Parallel calls lock them in one order. @returns how many */
export async function setInboxRead(tx: Db, owner: MemberKey, ids: readonly string[] | undefined): Promise<number> {
  const { numAffectedRows } = await sql`
    update inbox_messages m set read_at = clock_timestamp() from (
      select tenant_id, id from inbox_messages where ${toOwn(owner, ids)} and read_at is null order by position for update
    ) found where m.tenant_id = found.tenant_id and m.id = found.id`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Removes messages of a member. Parallel calls lock them in one order. @returns how many */
export async function removeInboxMessages(tx: Db, owner: MemberKey, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from inbox_messages m using (
      select tenant_id, id from inbox_messages where ${toOwn(owner, ids)} order by position for update
    ) found where m.tenant_id = found.tenant_id and m.id = found.id`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Removes a member's messages of one template. @returns how many */
export async function removeInboxTemplate(tx: Db, owner: MemberKey, template: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from inbox_messages m using (
      select tenant_id, id from inbox_messages where ${toOwn(owner, undefined)} and template = ${template} order by position for update
    ) found where m.tenant_id = found.tenant_id and m.id = found.id`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** How many messages of a template a member's inbox got in the last 24 hours and still has. */
export async function countInboxInDay(db: Db, { tenantId, memberId }: MemberKey, template: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("inbox_messages")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("template", "=", template)
    .where("created_at", ">", sql<Date>`clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes messages that are so many days old, a bounded number. @returns how many */
export async function removeOldInboxMessages(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from inbox_messages m using (
      select tenant_id, id from inbox_messages where created_at < clock_timestamp() - ${days} * interval '1 day' limit 1000 for update skip locked
    ) old where m.tenant_id = old.tenant_id and m.id = old.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
