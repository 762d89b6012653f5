import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { tables } from "./tables.ts";

/** Where a member's play stands. */
export interface PlayTime {
  readonly now: Date;
  readonly began_at: Date;
  readonly seen_at: Date;
  readonly checked_at: Date;
  /** Wins less stakes since it began, in 1/10,000 of the unit. */
  readonly net: string;
}

/** Tells that a member plays now. */
export async function touchPlay(db: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await sql`select note_play(${tenantId}, ${memberId})`.execute(db);
}

/** A member's play; undefined before the first time. */
export async function findPlayTime(db: Db, { tenantId, memberId }: MemberKey): Promise<PlayTime | undefined> {
  const { rows } = await sql<PlayTime>`
    select clock_timestamp() as now, t.began_at, t.seen_at, t.checked_at,
      (net_of_play(t.tenant_id, t.member_id, t.began_at) - t.net_before)::text as net
    from play_times t where t.tenant_id = ${tenantId} and t.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** Stores that the reality check was answered. */
export async function saveChecked(db: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await tables(db)
    .updateTable("play_times")
    .set({ checked_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .execute();
}

/** Why a member may not play now, and until when; nothing where he may. */
export async function findPlayStop(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly stop: "TIMEOUT" | "EXCLUSION" | "SESSION"; readonly until: Date | null } | undefined> {
  const { rows } = await sql<{ stop: "TIMEOUT" | "EXCLUSION" | "SESSION" | null; until: Date | null }>`
    select stop, stop_until as until from get_play_room(${tenantId}, ${memberId})`.execute(db);
  const [row] = rows;
  return row === undefined || row.stop === null ? undefined : { stop: row.stop, until: row.until };
}
