import { keepDays, type MemberRank } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { defaultSettings } from "./settingsStore.ts";
import { tables } from "./tables.ts";

/** How far a member has come; amounts in 1/10,000 of the unit. */
export interface StoredRank {
  readonly username: string;
  readonly kind: number;
  readonly status: string;
  readonly currency: string;
  readonly growth: string;
  readonly kept_bet: string;
  readonly level: number;
  readonly highest: number;
  readonly pinned: number | null;
  readonly version: number;
  /** When the period that runs ends; null for who has never played. */
  readonly ends_at: Date | null;
}

/** A change of the level that a member has. */
export interface RankStep {
  readonly level: number;
  readonly reason: MemberRank["history"][number]["reason"];
  readonly growth: string;
  readonly at: Date;
}

/** Reads the next settled stakes. @returns how many were read; null while another gateway reads */
export async function measureNextStakes(db: Db, limit: number): Promise<number | null> {
  const { rows } = await sql<{ readonly count: number | null }>`
    select measure_ranks(${limit}, ${defaultSettings}::jsonb) as count`.execute(db);
  return rows[0]?.count ?? null;
}

/** Where a member stands, also one who has never played; undefined for nobody. A period grows by the days of time-outs and exclusions in it. */
export async function findRank(
  db: Db,
  { tenantId, memberId }: MemberKey,
  zone: string,
): Promise<StoredRank | undefined> {
  const { rows } = await sql<StoredRank>`
    select m.username, m.kind, m.status, m.currency, coalesce(r.growth, 0)::text as growth, coalesce(r.kept_bet, 0)::text as kept_bet,
      coalesce(r.level, 0) as level, coalesce(r.highest, 0) as highest, r.pinned, coalesce(r.version, 0) as version,
      (r.kept_from + ${keepDays}::int + excluded_days(m.tenant_id, m.id, ${zone}::text, r.kept_from, ledger.to_day(clock_timestamp(), ${zone}::text)))::timestamp
        at time zone ${zone}::text as ends_at
    from members m left join member_ranks r on r.tenant_id = m.tenant_id and r.member_id = m.id
    where m.tenant_id = ${tenantId} and m.id = ${memberId}`.execute(db);
  return rows[0];
}

/** The level that a member has, where the merchant has levels; 0 for others than players. */
export async function getLevel(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { rows } = await sql<{
    readonly level: number;
  }>`select member_level(${tenantId}, ${memberId}) as level`.execute(db);
  return rows[0]?.level ?? 0;
}

/** A member's rank: the highest of the labels that staff have given, or the level where that is higher. */
export async function getRank(db: Db, { tenantId, memberId }: MemberKey): Promise<number> {
  const { rows } = await sql<{ readonly rank: number }>`select member_rank(${tenantId}, ${memberId}) as rank`.execute(
    db,
  );
  return rows[0]?.rank ?? 0;
}

/** What a member's level adds to the rebate now, in hundredths of a percent. */
export async function getRaise(
  db: Db,
  { tenantId, memberId, currency }: MemberKey & { readonly currency: string },
): Promise<number> {
  const { rows } = await sql<{ readonly raise: number }>`
    select rank_raise(${tenantId}, ${memberId}, ${currency}, clock_timestamp()) as raise`.execute(db);
  return rows[0]?.raise ?? 0;
}

/** The last changes of a member's level, the newest first. */
export async function listSteps(
  db: Db,
  { tenantId, memberId }: MemberKey,
  limit: number,
): Promise<readonly RankStep[]> {
  return tables(db)
    .selectFrom("rank_steps")
    .select(["level", "reason", "growth", "at"])
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .orderBy("step", "desc")
    .limit(limit)
    .execute();
}

/**
 * A page of members, behind an id, of whom it is to be looked at whether they keep their level: whose period may be over, or whom a change
 * of what levels take may have brought further.
 */
export async function listToLookAt(
  db: Db,
  { tenantId, currency, zone }: { readonly tenantId: string; readonly currency: string; readonly zone: string },
  growths: readonly bigint[],
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select r.member_id as id from member_ranks r
    join members m on m.tenant_id = r.tenant_id and m.id = r.member_id and m.kind = 0 and m.currency = ${currency}
    where r.tenant_id = ${tenantId} and r.member_id > ${after}
      and ((r.highest > 0 and r.kept_from <= ledger.to_day(clock_timestamp(), ${zone}::text) - ${keepDays}::int)
        or (r.level = r.highest and r.growth >= (${growths.map(String)}::text[])[r.level + 2]::int8))
    order by r.member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Moves a member to the level that is reached, and takes one away that was not kept. */
export async function keepLevel(
  db: Db,
  { tenantId, memberId }: MemberKey,
  settings: object,
  zone: string,
): Promise<void> {
  const terms = JSON.stringify(settings);
  await sql`select keep_level(${tenantId}, ${memberId}, ${terms}::jsonb, ${zone}, ${keepDays})`.execute(db);
  await sql`select move_level(${tenantId}, ${memberId}, ${terms}::jsonb, ledger.to_day(clock_timestamp(), ${zone}::text))`.execute(
    db,
  );
}
