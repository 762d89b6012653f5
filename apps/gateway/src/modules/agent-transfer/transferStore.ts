import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** An account at one end of an edge of the tree. */
export interface Party {
  readonly id: string;
  readonly account: string;
  readonly kind: number;
  readonly status: string;
  readonly currency: string;
}

const columns = ["m.id", "m.username as account", "m.kind", "m.status", "m.currency"] as const;

/** The account directly above a member; undefined under the house. */
export async function findUpline(db: Db, { tenantId, memberId }: MemberKey): Promise<Party | undefined> {
  return tables(db)
    .selectFrom("members as own")
    .innerJoin("members as m", (join) =>
      join.onRef("m.tenant_id", "=", "own.tenant_id").onRef("m.id", "=", "own.upline_id"),
    )
    .select(columns)
    .where("own.tenant_id", "=", tenantId)
    .where("own.id", "=", memberId)
    .executeTakeFirst();
}

/** An account directly below a member; undefined for any other name. */
export async function findDownline(
  db: Db,
  { tenantId, memberId }: MemberKey,
  account: string,
): Promise<Party | undefined> {
  return tables(db)
    .selectFrom("members as m")
    .select(columns)
    .where("m.tenant_id", "=", tenantId)
    .where("m.username_key", "=", toUsernameKey(account))
    .where("m.upline_id", "=", memberId)
    .executeTakeFirst();
}

/** A transfer that is about to be stored; `amount` in 1/10,000 of the unit. */
export interface NewTransfer {
  readonly tenantId: string;
  readonly transferId: string;
  readonly direction: "UP" | "DOWN";
  readonly senderId: string;
  readonly receiverId: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly note: string;
}

/** Stores both sides of a transfer. */
export async function addTransfer(
  tx: Db,
  { tenantId, transferId, direction, senderId, receiverId, currency, amount, note }: NewTransfer,
): Promise<void> {
  const shared = { tenant_id: tenantId, transfer_id: transferId, direction, currency, amount, note };
  await tables(tx)
    .insertInto("agent_transfers")
    .values([
      { ...shared, side: "OUT", member_id: senderId, other_id: receiverId },
      { ...shared, side: "IN", member_id: receiverId, other_id: senderId },
    ])
    .execute();
}

/** What a member has sent in the last 24 hours; `amount` in 1/10,000 of the unit. */
export async function sumSent(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly amount: bigint; readonly count: number }> {
  const row = await tables(db)
    .selectFrom("agent_transfers")
    .select([sql<string>`coalesce(sum(amount), 0)::text`.as("amount"), sql<number>`count(*)::int`.as("count")])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("side", "=", "OUT")
    .where("created_at", ">", sql<Date>`clock_timestamp() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return { amount: BigInt(row.amount), count: row.count };
}

const ofMember = (db: Db, { tenantId, memberId }: MemberKey) =>
  tables(db)
    .selectFrom("agent_transfers as t")
    .innerJoin("members as m", (join) => join.onRef("m.tenant_id", "=", "t.tenant_id").onRef("m.id", "=", "t.other_id"))
    .select(["t.transfer_id", "t.side", "t.direction", "t.amount", "t.note", "t.created_at"])
    .select(["m.username as account", "m.kind"])
    .where("t.tenant_id", "=", tenantId)
    .where("t.member_id", "=", memberId);

/** A stored transfer as one of its members sees it, with the other's account. */
export type ListedTransfer = Awaited<ReturnType<typeof listTransfers>>[number];

/** A page of a member's transfers, newest first. */
export async function listTransfers(
  db: Db,
  owner: MemberKey,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return ofMember(db, owner)
    .orderBy("t.created_at", "desc")
    .orderBy("t.transfer_id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A member's side of one transfer. */
export async function getSideTransfer(
  db: Db,
  owner: MemberKey,
  transferId: string,
  side: "OUT" | "IN",
): Promise<ListedTransfer> {
  return ofMember(db, owner)
    .where("t.transfer_id", "=", transferId)
    .where("t.side", "=", side)
    .executeTakeFirstOrThrow();
}

/** How many transfers a member has sent and received. */
export async function countTransfers(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { count } = await tables(db)
    .selectFrom("agent_transfers")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A member's file has what was sent and received; a deletion keeps it, as all records of money. */
export const transferRows: MemberTable = {
  table: "agent_transfers",
  erasure: "kept",
  part: "teamTransfers",
  columns: sql`transfer_id, side, direction, currency, amount, note, created_at`,
  key: sql`created_at || transfer_id || side`,
};
