import { pointAsset, stakedDays } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { tables } from "./tables.ts";

/** Earns the points of the next settled stakes. @returns how many stakes it has read; null while another gateway reads */
export async function earnNextPoints(
  db: Db,
  limit: number,
  defaults: Readonly<Record<string, unknown>>,
): Promise<number | null> {
  const { rows } = await sql<{
    readonly count: number | null;
  }>`select earn_points(${limit}, ${JSON.stringify(defaults)}::jsonb) as count`.execute(db);
  return rows[0]?.count ?? null;
}

/** Points that a member is given, or that are taken back; in 1/10,000 of a point. */
interface Credit extends MemberKey {
  readonly kind: "POINT_RETURN" | "POINT_ADJUST" | "MISSION" | "RAFFLE";
  readonly points: bigint;
  /** What they are for; once for each kind. */
  readonly refNo: string;
}

/** Gives a member points in the transaction of what they are for, and tells open pages. What the member owes is taken of it. */
export async function creditPoints(tx: Db, { tenantId, memberId, kind, points, refNo }: Credit): Promise<void> {
  await sql`select credit_points(${tenantId}, ${memberId}, ${kind}, ${points}, ${refNo}, ${refNo})`.execute(tx);
}

/** Lets one move of a member's points wait for another: who takes it first locks no wallet before. */
export async function lockPoints(tx: Db, { tenantId: tenant_id, memberId: member_id }: MemberKey): Promise<void> {
  await tables(tx)
    .insertInto("point_members")
    .values({ tenant_id, member_id })
    .onConflict((conflict) =>
      conflict.columns(["tenant_id", "member_id"]).doUpdateSet({ owed: sql<bigint>`point_members.owed` }),
    )
    .execute();
}

/** A member's points in 1/10,000: what there is, what was ever earned, and what is owed. */
export async function getPoints(
  db: Db,
  { tenantId, memberId }: MemberKey,
): Promise<{ readonly points: bigint; readonly earned: bigint; readonly owed: bigint }> {
  const { rows } = await sql<{ points: string | null; earned: string | null; owed: string | null }>`
    select a.balance as points, p.earned, p.owed
    from (select 1) one
    left join ledger.accounts a on a.tenant_id = ${tenantId} and a.account = ${`member:${memberId}:points`} and a.asset = ${pointAsset}
    left join point_members p on p.tenant_id = ${tenantId} and p.member_id = ${memberId}`.execute(db);
  const [row] = rows;
  return { points: BigInt(row?.points ?? 0), earned: BigInt(row?.earned ?? 0), owed: BigInt(row?.owed ?? 0) };
}

/** What a member has staked in the last {@link stakedDays} days of the merchant's zone (Q-21), in 1/10,000 of the unit. */
export async function sumStaked(
  db: Db,
  { tenantId, memberId, currency }: MemberKey & { readonly currency: string },
  timeZone: string,
): Promise<bigint> {
  const { staked } = await tables(db)
    .selectFrom("point_days")
    .select(sql<string | null>`sum(valid_bet)`.as("staked"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("currency", "=", currency)
    .where("day", ">", sql<string>`ledger.to_day(clock_timestamp(), ${timeZone}) - ${stakedDays}::int`)
    .executeTakeFirstOrThrow();
  return BigInt(staked ?? 0);
}

/** The whole points that a member has converted today, of the merchant's zone. */
export async function sumConverted(db: Db, { tenantId, memberId }: MemberKey, timeZone: string): Promise<bigint> {
  const { points } = await tables(db)
    .selectFrom("point_conversions")
    .select(sql<string | null>`sum(points)`.as("points"))
    .where("tenant_id", "=", tenantId)
    .where("member_id", "=", memberId)
    .where("day", "=", sql<string>`ledger.to_day(clock_timestamp(), ${timeZone})`)
    .executeTakeFirstOrThrow();
  return BigInt(points ?? 0);
}

/** Stores a conversion of today. */
export async function addConversion(
  tx: Db,
  { tenantId, memberId }: MemberKey,
  timeZone: string,
  conversion: {
    readonly conversionNo: string;
    readonly points: bigint;
    readonly currency: string;
    readonly amount: bigint;
  },
): Promise<void> {
  const { conversionNo, ...rest } = conversion;
  await tables(tx)
    .insertInto("point_conversions")
    .values({
      ...rest,
      tenant_id: tenantId,
      member_id: memberId,
      conversion_no: conversionNo,
      day: sql<string>`ledger.to_day(clock_timestamp(), ${timeZone})`,
    })
    .execute();
}

/** Removes what rounds earned longer than so many days ago, a bounded part at a time. @returns how many */
export async function removeOldGains(db: Db, days: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`
    with gone as (
      delete from point_gains g where g.ctid in (
        select o.ctid from point_gains o where o.at < clock_timestamp() - ${days} * interval '1 day' limit 20000)
      returning 1
    ) select count(*)::int as removed from gone`.execute(db);
  return rows[0]?.removed ?? 0;
}
