import type { AffiliatePlanKind } from "@marquee/contract";
import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";

/** A month of a merchant: its first day, and the moment at which it began. */
export interface BillMonth {
  readonly month: string;
  readonly start: Date;
}

/**
 * The months of a merchant that have ended by a time and in which somebody had a plan, the oldest first; no more than a year back, of which the claims
 * are kept.
 */
export async function listEndedMonths(
  db: Db,
  tenantId: string,
  timeZone: string,
  until: Date,
): Promise<readonly BillMonth[]> {
  const { rows } = await sql<BillMonth>`
    select m.month::date::text as month, m.month at time zone ${timeZone} as start
    from (select min(a.answered_at) as first from affiliate_agreements a where a.tenant_id = ${tenantId} and a.state in ('ACTIVE', 'ENDED')) f
    cross join lateral generate_series(
      greatest(date_trunc('month', f.first at time zone ${timeZone}),
        date_trunc('month', clock_timestamp() at time zone ${timeZone}) - interval '12 months'),
      (${until}::timestamptz at time zone ${timeZone}) - interval '1 month', interval '1 month') as m(month)
    where f.first is not null order by 1`.execute(db);
  return rows;
}

/** Stores what each player has done in a month. */
export async function storeMonth(tx: Db, tenantId: string, timeZone: string, month: string): Promise<void> {
  await sql`select store_affiliate_months(${tenantId}, ${timeZone}, ${month}::date)`.execute(tx);
}

/** What an affiliate's players have brought under a plan in a month, in one currency. */
export interface MonthSums {
  readonly memberId: string;
  readonly planId: string;
  readonly currency: string;
  readonly ngr: string;
  readonly qualified: number;
  readonly signals: readonly string[];
}

/** These sums of all affiliates of a merchant. */
export async function sumMonth(db: Db, tenantId: string, month: string): Promise<readonly MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select f.affiliate_id as "memberId", f.plan_id as "planId", f.currency, sum(f.ngr)::text as ngr,
      (count(*) filter (where f.qualified))::int as qualified,
      array(select distinct s from affiliate_months g, unnest(g.signals) as s where g.tenant_id = f.tenant_id and g.month = f.month
        and g.affiliate_id = f.affiliate_id and g.plan_id = f.plan_id and g.currency = f.currency order by s) as signals
    from affiliate_months f where f.tenant_id = ${tenantId} and f.month = ${month}::date
    group by f.tenant_id, f.month, f.affiliate_id, f.plan_id, f.currency`.execute(db);
  return rows;
}

/** Somebody who had a plan in a month. */
export interface Billed {
  readonly memberId: string;
  readonly planId: string;
  readonly kind: AffiliatePlanKind;
  readonly currency: string;
  /** The number of the version that counted. */
  readonly number: number;
}

/** Who had a plan in a month; those who registered last come first, so that who is below comes before the one above. */
export async function listBilled(
  db: Db,
  tenantId: string,
  timeZone: string,
  month: string,
): Promise<readonly Billed[]> {
  const { rows } = await sql<Billed>`
    select x.member_id as "memberId", x.plan_id as "planId", p.kind, p.currency,
      find_affiliate_version(${tenantId}, x.plan_id, ${month}::date) as number
    from (
      select distinct a.member_id, a.plan_id from affiliate_agreements a
      where a.tenant_id = ${tenantId} and a.state in ('ACTIVE', 'ENDED')
        and a.answered_at < (${month}::date + interval '1 month')::timestamp at time zone ${timeZone}
        and (a.ended_at is null or a.ended_at > ${month}::date::timestamp at time zone ${timeZone})
    ) x join affiliate_plans p on p.tenant_id = ${tenantId} and p.id = x.plan_id
    join members m on m.tenant_id = ${tenantId} and m.id = x.member_id
    order by m.registered_at desc, x.member_id desc, x.plan_id`.execute(db);
  return rows;
}

/** Who came by another one's link of kind SUB: whose, and under which plan of that one's. */
export async function listParents(
  db: Db,
  tenantId: string,
): Promise<ReadonlyMap<string, { readonly memberId: string; readonly planId: string }>> {
  const { rows } = await sql<{ id: string; memberId: string; planId: string }>`
    select f.member_id as id, f.affiliate_id as "memberId", f.plan_id as "planId" from affiliate_players f
    where f.tenant_id = ${tenantId} and f.kind = 'SUB' and exists (
      select from affiliate_agreements a where a.tenant_id = f.tenant_id and a.member_id = f.member_id)`.execute(db);
  return new Map(rows.map(({ id, ...parent }) => [id, parent]));
}

/** What the last bills of a merchant before a month hand on, by affiliate, plan and currency. */
export async function listCarried(
  db: Db,
  tenantId: string,
  month: string,
): Promise<
  readonly {
    readonly memberId: string;
    readonly planId: string;
    readonly currency: string;
    readonly carry: string;
    readonly remainder: string;
  }[]
> {
  const { rows } = await sql<{
    memberId: string;
    planId: string;
    currency: string;
    carry: string;
    remainder: string;
  }>`
    select distinct on (b.member_id, b.plan_id, b.currency) b.member_id as "memberId", b.plan_id as "planId", b.currency,
      b.carry_out::text as carry, b.remainder_out::text as remainder
    from affiliate_bills b where b.tenant_id = ${tenantId} and b.month < ${month}::date
    order by b.member_id, b.plan_id, b.currency, b.month desc`.execute(db);
  return rows;
}
