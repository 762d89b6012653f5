import { sql } from "kysely";
import type { MemberTable } from "../../authentication/MemberTable.ts";
import type { Db } from "../../db/Db.ts";

/** For how many days losses are kept: those of the last week are claimed within the next one. */
const keptDays = 21;

/** Reads the next settled stakes. @returns how many were read; null while another gateway reads */
export async function measureNextStakes(db: Db, limit: number): Promise<number | null> {
  const { rows } = await sql<{ readonly count: number | null }>`select measure_losses(${limit}) as count`.execute(db);
  return rows[0]?.count ?? null;
}

/** Removes losses whose bonus can be claimed no more. */
export async function removeOldLosses(db: Db): Promise<void> {
  await sql`delete from promotion_losses where period < (clock_timestamp() - ${keptDays}::int * interval '1 day')::date`.execute(
    db,
  );
}

/** A member's losses, for the member's file; they go with the account. */
export const lossTable: MemberTable = {
  table: "promotion_losses",
  erasure: "removed",
  part: "promotionLosses",
  columns: sql`page_id as "pageId", period::text as period, lost::text as lost`,
  key: sql`page_id, period`,
};
