import { type MissionBoardPeriod, missionBoardPeriods } from "@marquee/contract";
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

/** The first day of a period of the leaderboard, and the moment at which it began. */
export interface BoardStart {
  readonly day: string;
  readonly since: Date;
}

/** The period of a moment, in the merchant's zone. `at`: the moment in question; without it now. */
export async function getBoardStart(
  db: Db,
  period: MissionBoardPeriod,
  timeZone: string,
  at?: Date,
): Promise<BoardStart> {
  const unit = period.toLowerCase();
  const { rows } = await sql<BoardStart>`
    select b.began::date::text as day, b.began at time zone ${timeZone}::text as since
    from date_trunc(${unit}, coalesce(${at ?? null}::timestamptz, clock_timestamp()) at time zone ${timeZone}::text) as b(began)`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error("the database says no time");
  return row;
}

/** Adds the mission points of a claim to the periods of the merchant's zone in which it was made. */
export async function addScore(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  timeZone: string,
  score: number,
  at: Date,
): Promise<void> {
  if (score === 0) return;
  await sql`
    insert into mission_scores as s (tenant_id, member_id, period, since, score, at)
    select ${tenantId}, ${memberId}, p.period, date_trunc(lower(p.period), ${at}::timestamptz at time zone ${timeZone}::text)::date, ${score}::int, ${at}
    from unnest(${[...missionBoardPeriods]}::text[]) as p(period)
    on conflict (tenant_id, member_id, period, since) do update set score = s.score + excluded.score, at = greatest(s.at, excluded.at)`.execute(
    tx,
  );
}

/** Members with points in a period that may have a place: closed accounts and agents have none. */
const placed = (tenantId: string, period: MissionBoardPeriod, day: string) => sql`
  select s.score, s.at, s.member_id, m.username, m.preferences
  from mission_scores s
  join members m on m.tenant_id = s.tenant_id and m.id = s.member_id and m.kind = 0 and m.status <> 'CLOSED'
  where s.tenant_id = ${tenantId} and s.period = ${period} and s.since = ${day}::date`;

/** The first places of a period that began on a day: of equals the one who had the points earlier comes first. */
export async function listPlaces(
  db: Db,
  tenantId: string,
  period: MissionBoardPeriod,
  day: string,
  limit: number,
): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`
    select row_number() over (order by p.score desc, p.at, p.member_id)::int as rank, p.score::int as score, p.member_id as "memberId",
      p.username, p.preferences
    from (${placed(tenantId, period, day)} order by s.score desc, s.at, s.member_id limit ${limit}) p order by 1`.execute(
    db,
  );
  return rows;
}

/** A member's own place; undefined for who has none. */
export async function findPlace(
  db: Db,
  { tenantId, memberId }: MemberKey,
  period: MissionBoardPeriod,
  day: string,
): Promise<Pick<Place, "rank" | "score"> | undefined> {
  const { rows } = await sql<Pick<Place, "rank" | "score">>`
    select o.score::int as score, 1 + (
      select count(*)::int from (${placed(tenantId, period, day)} and s.score >= o.score
        and (s.score > o.score or (s.at, s.member_id) < (o.at, o.member_id))) p) as rank
    from (${placed(tenantId, period, day)} and s.member_id = ${memberId}) o`.execute(db);
  return rows[0];
}

/** Removes the points of periods that began so many days ago. @returns how many rows */
export async function removeOldScores(db: Db, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from mission_scores where ctid = any(array(
      select ctid from mission_scores where since < current_date - ${days}::int limit 10000))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
