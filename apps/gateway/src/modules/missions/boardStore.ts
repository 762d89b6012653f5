import type { MissionBoardPeriod } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";

/** A member's place in a period. */
export interface Place {
  readonly rank: number;
  readonly score: number;
  readonly memberId: string;
  readonly username: string;
  readonly preferences: unknown;
}

/** When a period of the leaderboard began. `at`: the moment in question; without it now. */
export async function getBoardStart(db: Db, period: MissionBoardPeriod, timeZone: string, at?: Date): Promise<Date> {
  const unit = period.toLowerCase();
  const { rows } = await sql<{ since: Date }>`
    select date_trunc(${unit}, coalesce(${at ?? null}::timestamptz, clock_timestamp()) at time zone ${timeZone}::text) at time zone ${timeZone}::text as since`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the database says no time");
  return row.since;
}

/**
 * The first places by mission points since a moment, and a member's own: of equals the one who had them earlier comes first. Closed accounts
 * and agents have none.
 */
export async function listPlaces(
  db: Db,
  { tenantId, memberId }: MemberKey,
  since: Date,
  limit: number,
): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`
    select r.rank, r.score, m.id as "memberId", m.username, m.preferences
    from (
      select s.*, row_number() over (order by s.score desc, s.at, s.member_id)::int as rank
      from (
        select c.member_id, sum(c.score)::int as score, max(c.at) filter (where c.score > 0) as at
        from mission_claims c join members o on o.tenant_id = c.tenant_id and o.id = c.member_id and o.kind = 0 and o.status <> 'CLOSED'
        where c.tenant_id = ${tenantId} and c.at >= ${since} group by c.member_id having sum(c.score) > 0) s) r
    join members m on m.tenant_id = ${tenantId} and m.id = r.member_id
    where r.rank <= ${limit} or r.member_id = ${memberId} order by r.rank`.execute(db);
  return rows;
}
