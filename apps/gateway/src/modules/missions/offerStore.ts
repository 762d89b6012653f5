import type { AudienceRules } from "@marquee/contract";
import { sql } from "kysely";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import type { Db } from "../../db/Db.ts";
import { addScore } from "./boardStore.ts";
import type { StoredMission } from "./missionStore.ts";
import { tables } from "./tables.ts";

/** A mission in a member's period of now. */
export type Offer = StoredMission & {
  /** The first day of the day or week. */
  readonly period: string;
  /** Until when things count and can be claimed. */
  readonly closes_at: Date;
  readonly is_over: boolean;
  /** As it is counted: below zero where more was taken back than staked, above the target where more was done. */
  readonly progress: string;
  readonly claimed_at: Date | null;
  /** Another account that seems to be the same person's has claimed it in this period. */
  readonly is_taken: boolean;
  /** Its own audience, or that of the segment that it names. */
  readonly rules: AudienceRules;
};

/** Whose offers, and in which zone days begin. */
export interface Offered extends MemberKey {
  readonly timeZone: string;
  /** Only this mission. */
  readonly missionId?: string;
  /** The moment in question; without it now. */
  readonly at?: Date;
}

/** When a deposit was credited, and what it brought. */
const credits = sql`
  from deposits d join deposit_steps t on t.tenant_id = d.tenant_id and t.order_no = d.order_no and t.state = 'CREDITED'`;

/** How far the member `b` has come in the mission `m`, in its window `w`. */
const progress = sql`case m.type
  when 'DEPOSIT_SUM' then (select coalesce(sum(coalesce(d.paid_amount, d.amount) - d.fee), 0) ${credits}
    where d.tenant_id = b.tenant_id and d.member_id = b.id and d.currency = m.currency and d.state = 'CREDITED' and t.at >= w.starts and t.at < w.ends)
  when 'LOGIN_DAYS' then (select count(distinct ledger.to_day(l.at, z.zone)) from security_log l
    where l.tenant_id = b.tenant_id and l.member_id = b.id and l.event in ('login.succeeded', 'member.registered') and l.at >= w.starts and l.at < w.ends)
  -- A friend counts with the first deposit; an account that seems to be the member's own is none.
  when 'INVITE' then (select count(*) from members f where f.tenant_id = b.tenant_id and f.upline_id = b.id and f.id <> b.id
    and (select min(t.at) ${credits} where d.tenant_id = f.tenant_id and d.member_id = f.id and d.state = 'CREDITED') >= w.starts
    and (select min(t.at) ${credits} where d.tenant_id = f.tenant_id and d.member_id = f.id and d.state = 'CREDITED') < w.ends
    and not exists (select from member_traits x join member_traits o on o.tenant_id = x.tenant_id and o.rule = x.rule and o.trait_key = x.trait_key
      where x.tenant_id = b.tenant_id and x.member_id = b.id and o.member_id = f.id))
  when 'PROFILE' then (b.email_confirmed_at is not null)::int + (b.mobile_confirmed_at is not null)::int + (b.identity_confirmed_at is not null)::int
  else coalesce(p.progress, 0) end`;

/**
 * The missions that a member is offered or has claimed in the period of now, in their order; one that has ended is still there for seven days.
 * Whose audience the member is not of is among them.
 */
export async function listOffers(
  db: Db,
  { tenantId, memberId, timeZone, missionId, at }: Offered,
): Promise<readonly Offer[]> {
  const only = missionId === undefined ? sql`true` : sql`m.id::text = ${missionId}`;
  const { rows } = await sql<Offer>`
    select m.*, coalesce(s.rules, m.audience) as rules, w.period::text as period, w.ends as closes_at, w.ends <= z.at as is_over, (${progress})::text as progress, c.at as claimed_at,
      m.once_per_person and c.at is null and exists (
        select from member_traits x
        join member_traits o on o.tenant_id = x.tenant_id and o.rule = x.rule and o.trait_key = x.trait_key and o.member_id <> x.member_id
        join mission_claims k on k.tenant_id = o.tenant_id and k.member_id = o.member_id and k.mission_id = m.id and k.period = w.period
        where x.tenant_id = b.tenant_id and x.member_id = b.id) as is_taken
    from (select coalesce(${at ?? null}::timestamptz, clock_timestamp()) as at, ${timeZone}::text as zone) z
    cross join members b
    join missions m on m.tenant_id = b.tenant_id and m.currency = b.currency and m.on_since is not null
    left join segments s on s.tenant_id = m.tenant_id and s.id = m.segment_id
    cross join lateral (
      select * from mission_window(m, z.zone, b.registered_at, z.at) where m.challenge_id is null
      union all select * from challenge_window(m, b.id) where m.challenge_id is not null) w
    left join mission_progress p on p.tenant_id = m.tenant_id and p.member_id = b.id and p.mission_id = m.id and p.period = w.period
    left join mission_claims c on c.tenant_id = m.tenant_id and c.member_id = b.id and c.mission_id = m.id and c.period = w.period
    where b.tenant_id = ${tenantId} and b.id = ${memberId} and ${only} and (m.is_on or c.at is not null)
      and w.starts < w.ends and w.starts <= z.at and w.ends > z.at - interval '7 days'
    order by m.position, m.created_at, m.id`.execute(db);
  return rows;
}

/** A claim that is about to be paid. */
export interface NewClaim extends MemberKey {
  readonly offer: Offer;
  readonly claimNo: string;
  /** The merchant's, by whose days points count. */
  readonly timeZone: string;
}

/** Stores a claim. @returns false where there is one of this period already */
export async function addClaim(
  tx: Db,
  { tenantId, memberId, offer, claimNo, timeZone }: NewClaim,
  at?: Date,
): Promise<boolean> {
  const { id, period, reward, currency, amount, score } = offer;
  const stored = await tables(tx)
    .insertInto("mission_claims")
    .values({
      tenant_id: tenantId,
      member_id: memberId,
      mission_id: id,
      period,
      claim_no: claimNo,
      reward,
      currency,
      amount: BigInt(amount),
      score,
      ...(at === undefined ? {} : { at }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("at")
    .executeTakeFirst();
  if (stored === undefined) return false;
  await addScore(tx, { tenantId, memberId }, timeZone, score, stored.at);
  return true;
}

/** The status of a member's account. */
export async function getStatus(db: Db, { tenantId, memberId }: MemberKey): Promise<string> {
  const { status } = await tables(db)
    .selectFrom("members")
    .select("status")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", memberId)
    .executeTakeFirstOrThrow();
  return status;
}

/** Reads the next settled stakes. @returns how many were read; null while another gateway reads */
export async function measureNextStakes(db: Db, limit: number): Promise<number | null> {
  const { rows } = await sql<{ readonly count: number | null }>`select measure_missions(${limit}) as count`.execute(db);
  return rows[0]?.count ?? null;
}
