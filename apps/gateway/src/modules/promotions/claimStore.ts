import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { StoredPromotion } from "./promotionStore.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** A promotion, and what the rules of a claim look at. */
export type Claim = StoredPromotion & {
  /** It is on, and now is within its time. */
  readonly is_open: boolean;
  /** It is on, and its time comes later. */
  readonly is_early: boolean;
  /** A bonus of the member is active, or chosen with a deposit that may still be paid. */
  readonly has_bonus: boolean;
  readonly claimed: boolean;
  readonly claimed_today: boolean;
  /** How many other deposits of the member were credited, counted as far as promotions ask for. */
  readonly deposits_before: number;
  /** Now is on one of its days and within its hours. */
  readonly is_hour: boolean;
  /** The usernames of other accounts that seem to be the same person's and have claimed it. */
  readonly linked: readonly string[];
};

/** Whether a bonus `b` counts as a claim: it was given, or may still be; one of a deposit that nobody paid does not. */
export const counts = sql.raw(`(b.granted_at is not null or b.state = 'PENDING' and exists (
  select from deposits d where d.tenant_id = b.tenant_id and d.order_no = b.order_no and d.state in ('CREATED', 'PENDING', 'PAID', 'REVIEW')))`);

/** Whose claims are judged. */
export interface Claimant extends MemberKey {
  readonly currency: string;
  readonly timeZone: string;
  /** The deposit with which a bonus was chosen: neither it nor its bonus speaks against itself. */
  readonly orderNo?: string;
  /** Only this promotion. */
  readonly promotionId?: string;
}

/** The promotions of a member's currency with what the rules look at. */
export async function listClaims(
  db: Db,
  { tenantId, memberId, currency, timeZone, orderNo = "", promotionId }: Claimant,
): Promise<readonly Claim[]> {
  const only = promotionId === undefined ? sql`true` : sql`p.id::text = ${promotionId}`;
  const { rows } = await sql<Claim>`
    select p.*,
      p.is_on and coalesce(p.starts_at <= clock_timestamp(), true) and coalesce(p.ends_at > clock_timestamp(), true) as is_open,
      p.is_on and coalesce(p.starts_at > clock_timestamp(), false) as is_early,
      exists (select from bonuses b where b.tenant_id = ${tenantId} and b.member_id = ${memberId} and b.order_no is distinct from ${orderNo}
        and b.state in ('PENDING', 'ACTIVE') and ${counts}) as has_bonus,
      exists (select from bonuses b where b.tenant_id = ${tenantId} and b.member_id = ${memberId} and b.order_no is distinct from ${orderNo}
        and b.promotion_id = p.id and ${counts}) as claimed,
      exists (select from bonuses b where b.tenant_id = ${tenantId} and b.member_id = ${memberId} and b.order_no is distinct from ${orderNo}
        and b.promotion_id = p.id and ${counts}
        and b.created_at >= date_trunc('day', clock_timestamp() at time zone ${timeZone}) at time zone ${timeZone}) as claimed_today,
      (select count(*)::int from (select from deposits d where d.tenant_id = ${tenantId} and d.member_id = ${memberId} and d.order_no <> ${orderNo}
        and d.state = 'CREDITED' limit coalesce(p.nth, 1)) d) as deposits_before,
      is_due_hour(p.weekdays, p.hours_from, p.hours_to, ${timeZone}, clock_timestamp()) as is_hour,
      coalesce((select array_agg(distinct m.username order by m.username)
        from member_traits t
        join member_traits o on o.tenant_id = t.tenant_id and o.rule = t.rule and o.trait_key = t.trait_key and o.member_id <> t.member_id
        join bonuses b on b.tenant_id = o.tenant_id and b.member_id = o.member_id and b.promotion_id = p.id and ${counts}
        join members m on m.tenant_id = o.tenant_id and m.id = o.member_id
        where t.tenant_id = ${tenantId} and t.member_id = ${memberId} and p.once_per_person), '{}') as linked
    from promotions p
    where p.tenant_id = ${tenantId} and p.currency = ${currency} and ${only}
    order by p.created_at desc, p.names ->> 'EN', p.id`.execute(db);
  return rows;
}
