import { sql } from "kysely";
import type { Db } from "../../db/Db.ts";
import type { Tenant } from "../../tenants/Tenant.ts";

/** One view or click of a variant. */
export interface BannerCount {
  readonly bannerId: string;
  readonly variant: string;
  readonly kind: "VIEW" | "CLICK";
}

/** Adds to the counts of today, one row for each variant and day: in one statement, in one order of rows; none of a banner that has gone. */
export async function addCounts(
  db: Db,
  { id, timeZone }: Pick<Tenant, "id" | "timeZone">,
  counts: readonly BannerCount[],
): Promise<void> {
  await sql`
    with kept as (
      select id from banners where tenant_id = ${id} and id = any(${counts.map(({ bannerId }) => bannerId)}::text[])
      order by id for key share)
    insert into banner_counts as c (tenant_id, banner_id, variant, day, views, clicks)
    select ${id}, n.banner_id, n.variant, (clock_timestamp() at time zone ${timeZone})::date,
      count(*) filter (where n.kind = 'VIEW'), count(*) filter (where n.kind = 'CLICK')
    from unnest(${counts.map(({ bannerId }) => bannerId)}::text[], ${counts.map(({ variant }) => variant)}::text[],
      ${counts.map(({ kind }) => kind)}::text[]) n (banner_id, variant, kind)
    join kept on kept.id = n.banner_id
    group by n.banner_id, n.variant order by n.banner_id, n.variant
    on conflict (tenant_id, banner_id, variant, day)
      do update set views = c.views + excluded.views, clicks = c.clicks + excluded.clicks`.execute(db);
}

/** How often each variant of a banner was seen and pressed on all days. */
export async function sumCounts(
  db: Db,
  tenantId: string,
  bannerId: string,
): Promise<ReadonlyMap<string, { readonly views: number; readonly clicks: number }>> {
  const { rows } = await sql<{ variant: string; views: string; clicks: string }>`
    select variant, coalesce(sum(views), 0)::text as views, coalesce(sum(clicks), 0)::text as clicks
    from banner_counts where tenant_id = ${tenantId} and banner_id = ${bannerId} group by variant`.execute(db);
  return new Map(rows.map(({ variant, views, clicks }) => [variant, { views: Number(views), clicks: Number(clicks) }]));
}
