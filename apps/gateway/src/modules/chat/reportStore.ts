import type { ChatReportReason } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import type { RoomKey } from "./lineStore.ts";
import { tables } from "./tables.ts";

/** Stores a member's report of a line. @returns false where the member has reported it before */
export async function addReport(
  tx: Db,
  { memberId }: MemberKey,
  { tenantId, roomId }: RoomKey,
  seq: number,
  reason: ChatReportReason,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto("chat_reports")
    .values({ tenant_id: tenantId, room_id: roomId, seq: String(seq), member_id: memberId, reason })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A reported line that waits. */
export interface OpenReport {
  readonly room_id: string;
  readonly seq: string;
  readonly count: number;
  readonly reasons: readonly ChatReportReason[];
  readonly at: Date;
}

/** Reported lines that wait, the oldest first. */
export async function listOpenReports(db: Db, tenantId: string, limit: number): Promise<readonly OpenReport[]> {
  const { rows } = await sql<OpenReport>`
    select room_id::text as room_id, seq::text as seq, count(*)::int as count, array_agg(distinct reason) as reasons, min(at) as at
    from chat_reports where tenant_id = ${tenantId} and closed_at is null
    group by room_id, seq order by min(at), room_id, seq limit ${limit}`.execute(db);
  return rows;
}

/** How many reported lines of a merchant wait. */
export async function countOpenReports(db: Db, tenantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (room_id, seq))::int as count from chat_reports where tenant_id = ${tenantId} and closed_at is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Closes the reports of a line. @returns how many were open */
export async function closeReports(tx: Db, { tenantId, roomId }: RoomKey, seq: number, by: string): Promise<number> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("chat_reports")
    .set({ closed_at: sql<Date>`clock_timestamp()`, closed_by: by })
    .where("tenant_id", "=", tenantId)
    .where("room_id", "=", roomId)
    .where("seq", "=", String(seq))
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
