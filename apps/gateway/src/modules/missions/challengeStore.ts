import type { AudienceRules } from "@marquee/contract";
import { type Selectable, sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import type { StoredMission } from "./missionStore.ts";
import { type Tables, tables } from "./tables.ts";

/** A stored challenge. */
export type StoredChallenge = Selectable<Tables["challenges"]>;

/** A challenge with how many of its steps are on, how many members play it now, and how many have started it. */
export type CountedChallenge = StoredChallenge & {
  readonly steps: number;
  readonly running: number;
  readonly started: number;
};

/** What is stored of what staff say. */
export interface NewChallenge extends Omit<StoredChallenge, "created_at" | "version" | "titles" | "audience"> {
  readonly titles: string;
  readonly audience: string | null;
}

/** A merchant's challenges in the order in which members see them. */
export async function listStoredChallenges(db: Db, tenantId: string): Promise<readonly CountedChallenge[]> {
  const { rows } = await sql<CountedChallenge>`
    select c.*,
      (select count(*)::int from missions m where m.tenant_id = c.tenant_id and m.challenge_id = c.id and m.is_on) as steps,
      (select count(*)::int from challenge_runs r where r.tenant_id = c.tenant_id and r.challenge_id = c.id and r.left_at is null
        and r.ends_at > clock_timestamp() and ${hasStepsLeft}) as running,
      (select count(*)::int from challenge_runs r where r.tenant_id = c.tenant_id and r.challenge_id = c.id) as started
    from challenges c where c.tenant_id = ${tenantId}
    order by c.is_on desc, c.position, c.created_at, c.id`.execute(db);
  return rows;
}

/** Whether the run `r` has a step, in the member's currency, that is on and not claimed. */
const hasStepsLeft = sql`exists (
  select from missions m join members b on b.tenant_id = m.tenant_id and b.id = r.member_id and b.currency = m.currency
  where m.tenant_id = r.tenant_id and m.challenge_id = r.challenge_id and m.is_on
    and not exists (select from mission_claims k where k.tenant_id = m.tenant_id and k.mission_id = m.id and k.member_id = r.member_id))`;

/** A challenge, locked until the transaction ends; undefined for none of the merchant's. */
export async function lockChallenge(tx: Db, tenantId: string, id: string): Promise<StoredChallenge | undefined> {
  return tables(tx)
    .selectFrom("challenges")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where(sql<string>`id::text`, "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The steps of a challenge, those that are off among them. */
export async function listSteps(db: Db, tenantId: string, challengeId: string): Promise<readonly StoredMission[]> {
  return tables(db)
    .selectFrom("missions")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("challenge_id", "=", challengeId)
    .orderBy("step")
    .execute();
}

/** Stores a challenge. @returns its new version; undefined where another version is stored, or none */
export async function putChallenge(tx: Db, challenge: NewChallenge, version: number): Promise<number | undefined> {
  if (version === 0) {
    const made = await tables(tx)
      .insertInto("challenges")
      .values(challenge)
      .onConflict((conflict) => conflict.doNothing())
      .returning("version")
      .executeTakeFirst();
    return made?.version;
  }
  const { tenant_id: tenantId, id, ...rest } = challenge;
  const changed = await tables(tx)
    .updateTable("challenges")
    .set({ ...rest, version: version + 1 })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("version")
    .executeTakeFirst();
  return changed?.version;
}

/** A step of a challenge that is on, and where a member stands in it. */
export type ChallengeStep = StoredMission & {
  readonly challenge_titles: StoredChallenge["titles"];
  readonly challenge_days: number;
  /** Who may start it, by rules of its own or of a segment; null for everyone. */
  readonly challenge_rules: AudienceRules | null;
  readonly claimed_at: Date | null;
  /** Null for a challenge that the member never started. */
  readonly run_ends_at: Date | null;
  readonly is_left: boolean;
  readonly is_past: boolean;
};

/** The steps in a member's currency of all challenges that are on, in the order of both. */
export async function listMemberSteps(db: Db, { tenantId, memberId }: MemberKey): Promise<readonly ChallengeStep[]> {
  const { rows } = await sql<ChallengeStep>`
    select m.*, c.titles as challenge_titles, c.days as challenge_days, coalesce(s.rules, c.audience) as challenge_rules, k.at as claimed_at, r.ends_at as run_ends_at,
      r.left_at is not null as is_left, coalesce(r.ends_at <= clock_timestamp(), false) as is_past
    from members b
    join challenges c on c.tenant_id = b.tenant_id and c.is_on
    left join segments s on s.tenant_id = c.tenant_id and s.id = c.segment_id
    join missions m on m.tenant_id = c.tenant_id and m.challenge_id = c.id and m.currency = b.currency and m.is_on
    left join mission_claims k on k.tenant_id = m.tenant_id and k.mission_id = m.id and k.member_id = b.id
    left join challenge_runs r on r.tenant_id = c.tenant_id and r.challenge_id = c.id and r.member_id = b.id
    where b.tenant_id = ${tenantId} and b.id = ${memberId}
    order by c.position, c.created_at, c.id, m.step`.execute(db);
  return rows;
}

/** Makes starts of a member wait for each other until the transaction ends. */
export async function lockRuns(tx: Db, { tenantId, memberId }: MemberKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`challenges ${tenantId} ${memberId}`}, 0))`.execute(tx);
}

/** Starts a challenge for a member, or goes on with one that was given up; its time is that of the first start. */
export async function startRun(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  challengeId: string,
  days: number,
): Promise<void> {
  await sql`
    insert into challenge_runs as r (tenant_id, challenge_id, member_id, ends_at)
    values (${tenantId}, ${challengeId}::uuid, ${memberId}, clock_timestamp() + ${days}::int * interval '1 day')
    on conflict (tenant_id, member_id, challenge_id) do update set left_at = null, resumed_at = clock_timestamp() where r.left_at is not null`.execute(
    tx,
  );
}

/** Gives up a run: what was done of a step that is not claimed goes. @returns false where there is none to be given up */
export async function leaveRun(tx: Db, { tenantId, memberId }: MemberKey, challengeId: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable("challenge_runs")
    .set({ left_at: sql<Date>`clock_timestamp()` })
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where(sql<string>`challenge_id::text`, "=", challengeId)
    .where("left_at", "is", null)
    .where(sql<boolean>`ends_at > clock_timestamp()`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sql`delete from mission_progress p using missions m
    where p.tenant_id = ${tenantId} and p.member_id = ${memberId} and m.tenant_id = p.tenant_id and m.id = p.mission_id
      and m.challenge_id::text = ${challengeId} and not exists (
        select from mission_claims k where k.tenant_id = p.tenant_id and k.mission_id = p.mission_id and k.member_id = p.member_id)`.execute(
    tx,
  );
  return true;
}
